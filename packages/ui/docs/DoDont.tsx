import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './docs.module.css';
import type { RulePictures } from './guidance/pictures.tsx';
import { Live } from './Live.tsx';

export interface DoDontProps {
  /** What we do, or the sentence as we write it. */
  say: string;
  /** The same as we do not do or write it. */
  not: string;
  /** Why, in one sentence. */
  because?: string;
  /** Both as they look. */
  pictures?: RulePictures | undefined;
}

/** What we do, or write, beside what we do not. */
export function DoDont({ say, not, because, pictures }: DoDontProps) {
  return (
    <Live>
      <figure className={styles.Pair}>
        <p className={styles.Say}>
          <Check size={20} />
          <span>
            <b>Do</b>
            {say}
          </span>
        </p>
        <p className={styles.Not}>
          <X size={20} />
          <span>
            <b>Don’t</b>
            {not}
          </span>
        </p>
        {pictures && <div className={styles.Shown}>{pictures.say}</div>}
        {/* It is looked at only: nothing in it can be reached. */}
        {pictures && (
          <div inert className={styles.Shown}>
            {pictures.not}
          </div>
        )}
        {because && <figcaption className={styles.Note}>{because}</figcaption>}
      </figure>
    </Live>
  );
}
