import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './OlderMessages.module.css';

export interface OlderMessagesProps {
  /** Whether the messages can be pulled down here. A tap does the same, for those who cannot pull. */
  isTouch: boolean;
  /** Shows the loader and ignores clicks. */
  isLoading: boolean;
  /** Pulled far enough: letting go loads. Default false. */
  isReady?: boolean;
  /** Asks for the page before the oldest message shown. */
  onLoad: () => void;
}

/** Above the oldest message that is loaded: the way to those before it. */
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
