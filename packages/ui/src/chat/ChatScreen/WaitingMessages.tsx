import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './WaitingMessages.module.css';

/** A skeleton of the conversation. */
export function WaitingMessages() {
  return (
    <div className={styles.WaitingMessages}>
      <VisuallyHidden aria-live="polite">Loading...</VisuallyHidden>
      <Skeleton width="62%" height="3rem" className={styles.Mine} />
      <Skeleton height="7rem" />
      <Skeleton width="45%" height="3rem" className={styles.Mine} />
      <Skeleton width="80%" height="4rem" />
    </div>
  );
}
