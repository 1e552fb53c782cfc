import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './docs.module.css';
import { Live } from './Live.tsx';

export interface DoDontProps {
  /** The sentence as we write it. */
  say: string;
  /** The same as we do not write it. */
  not: string;
  /** Why, in one sentence. */
  because: string;
}

/** A sentence as we write it, beside one that we do not. */
export function DoDont({ say, not, because }: DoDontProps) {
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
        <figcaption className={styles.Note}>{because}</figcaption>
      </figure>
    </Live>
  );
}
