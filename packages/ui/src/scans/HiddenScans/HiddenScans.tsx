import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './HiddenScans.module.css';

/** The history that a plan shows: Free the last three scans, Plus and Trial 12 months. */
export type HistoryLimit = 'last_3_scans' | 'last_12_months';

export interface HiddenScansProps {
  /** Number of scans that are older than the plan shows, at least 1. */
  count: number;
  /** The limit of the plan, for the explanation. */
  limit: HistoryLimit;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans. */
  onUpgrade: () => void;
}

const LIMIT_WORDS: Record<HistoryLimit, string> = {
  last_3_scans: 'Your plan shows your last 3 scans.',
  last_12_months: 'Your plan shows the last 12 months.',
};

/** Says that older scans are kept, why they are not shown, and how to show them. */
export function HiddenScans({ count, limit, canBuy, onUpgrade }: HiddenScansProps) {
  return (
    <Card variant="tint">
      <div className={styles.HiddenScans}>
        <div>
          <h2 className={styles.Title}>{count === 1 ? '1 older scan' : `${count} older scans`}</h2>
          <p className={styles.Words}>
            {`${LIMIT_WORDS[limit]} Older ones are hidden, not deleted${canBuy ? ', and come back with a larger plan.' : '.'}`}
          </p>
        </div>
        {canBuy && (
          <Button variant="outline" size="small" onClick={onUpgrade}>
            Upgrade Now
          </Button>
        )}
      </div>
    </Card>
  );
}
