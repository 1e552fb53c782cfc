import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { ChatLimit } from '../chat.ts';
import styles from './LimitReached.module.css';

export interface LimitReachedProps {
  /** `fair_use_exceeded` is for Pro alone, where there is nothing to upgrade to. */
  limit: ChatLimit;
  /** Opens the plans. */
  onUpgrade: () => void;
}

/** Why nothing can be sent now, and what would help. */
export function LimitReached({ limit, onUpgrade }: LimitReachedProps) {
  return (
    <Card role="alert" className={styles.LimitReached}>
      {limit === 'upgrade_needed' ? (
        <>
          <p>You've reached your plan's token limit. Please upgrade to continue.</p>
          <Button size="small" onClick={onUpgrade}>
            Upgrade Now
          </Button>
        </>
      ) : (
        <>
          <p>You've reached your fair use limit on the Pro plan.</p>
          <Link href="/contact" variant="block">
            Contact Support
          </Link>
        </>
      )}
    </Card>
  );
}
