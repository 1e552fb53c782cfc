import X from 'lucide-react/icons/x';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Modal.module.css';

export interface ModalFrameProps {
  /** As that of the modal that follows. */
  title: string;
  /** Called by the close button. */
  onClose: () => void;
}

/**
 * What a large `Modal` looks like before its content is there: for the first frame after a click, because a
 * phone has much to do for the rest, and while its code is being loaded.
 */
export function ModalFrame({ title, onClose }: ModalFrameProps) {
  return (
    <div className={styles.Scrim}>
      <section aria-busy data-size="large" data-frame="" className={styles.Modal}>
        <div className={styles.Grip} />
        <h2 className={styles.Title} data-closable="">
          {title}
        </h2>
        <IconButton label="Close" icon={<X size={22} />} className={styles.Close} onClick={onClose} />
      </section>
    </div>
  );
}
