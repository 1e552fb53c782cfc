import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './OlderMessages.module.css';

export interface OlderMessagesProps {
  /** Whether the page can be pulled down. A tap does the same, for those who cannot pull. */
  isTouch: boolean;
  /** Shows the loader and ignores clicks. */
  isLoading: boolean;
  /** Pulled far enough: releasing loads. Default false. */
  isReady?: boolean;
  /** Loads the page before the oldest message shown. */
  onLoad: () => void;
}

/** A button above the oldest loaded message that loads older ones. */
export function OlderMessages({ isTouch, isLoading, isReady = false, onLoad }: OlderMessagesProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isLoading}
      icon={isTouch ? <ArrowDown size={18} className={styles.Arrow} /> : undefined}
      onClick={onLoad}
      data-ready={isReady ? '' : undefined}
      className={styles.OlderMessages}
    >
      {isLoading ? 'Loading...' : wordsFor(isTouch, isReady)}
    </Button>
  );
}

function wordsFor(isTouch: boolean, isReady: boolean) {
  if (!isTouch) return 'Load older messages';
  return isReady ? 'Let go for older messages' : 'Pull down or tap for older messages';
}
