import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './docs.module.css';
import type { RulePictures } from './RulePictures.tsx';
import { Live } from './Live.tsx';

export interface DoDontProps {
  /** What we do, or the sentence as we write it. Empty when there is none. */
  say: string;
  /** What we do not do, or the sentence as we do not write it. */
  not: string;
  /** Why, in one sentence. */
  because?: string;
  /** Both sides as pictures. */
  pictures?: RulePictures | undefined;
}

/** What we do or write, beside what we do not. */
export function DoDont({ say, not, because, pictures }: DoDontProps) {
  return (
    <Live>
      <figure className={styles.Pair}>
        {say && (
          <div className={styles.Side}>
            <p className={styles.Say}>
              <Check size={20} />
              <span>
                <b>Do</b>
                {withCode(say)}
              </span>
            </p>
            {pictures && <div className={styles.Shown}>{pictures.say}</div>}
          </div>
        )}
        {not && (
          <div className={styles.Side}>
            <p className={styles.Not}>
              <X size={20} />
              <span>
                <b>Don’t</b>
                {withCode(not)}
              </span>
            </p>
            {/* It is looked at only: nothing in it can be reached. */}
            {pictures && (
              <div inert className={styles.Shown}>
                {pictures.not}
              </div>
            )}
          </div>
        )}
        {because && <figcaption className={styles.Note}>{because}</figcaption>}
      </figure>
    </Live>
  );
}

/** Formats text between backticks as code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
