import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './NewMessageButton.module.css';

export interface NewMessageButtonProps {
  /** Scrolls to the end and follows it. */
  onGo: () => void;
}

/** Says that there is new text below the visible part. */
export function NewMessageButton({ onGo }: NewMessageButtonProps) {
  return (
    <Button size="small" icon={<ArrowDown size={18} />} onClick={onGo} className={styles.NewMessageButton}>
      New message
    </Button>
  );
}
