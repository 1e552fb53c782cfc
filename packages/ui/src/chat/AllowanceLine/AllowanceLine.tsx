import type { Allowance } from '@daylit/contract';
import { formatUtcDay } from '../../lib/format-date.ts';
import styles from './AllowanceLine.module.css';

/** Messages left at which the line becomes a warning. */
const FEW_MESSAGES = 10;

const COUNT = new Intl.NumberFormat('en-US');

export interface AllowanceLineProps {
  /** The messages of the plan. */
  messages: Allowance;
}

/** How many messages are left, under the field. */
export function AllowanceLine({ messages: { limit, used, resets_at } }: AllowanceLineProps) {
  const left = Math.max(0, limit - used);
  const until = resets_at === null ? '' : ` until ${formatUtcDay(resets_at)}`;
  return (
    <p className={styles.AllowanceLine} data-few={left <= FEW_MESSAGES || undefined}>
      {`${COUNT.format(left)} of ${COUNT.format(limit)} messages left${until}`}
    </p>
  );
}
