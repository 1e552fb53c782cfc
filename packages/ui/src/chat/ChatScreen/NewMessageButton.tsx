import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './NewMessageButton.module.css';

export interface NewMessageButtonProps {
  /** Goes to the end and stays there. */
  onGo: () => void;
}

/** Something has come below what the reader sees. */
export function NewMessageButton({ onGo }: NewMessageButtonProps) {
  return (
    <Button size="small" icon={<ArrowDown size={18} />} onClick={onGo} className={styles.NewMessageButton}>
      New message
    </Button>
  );
}
