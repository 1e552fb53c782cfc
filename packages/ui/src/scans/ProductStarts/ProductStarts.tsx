import type { StartedProduct } from '@daylit/contract';
import mark from '../../art/RunChart/StartMark.module.css';
import { formatDay } from '../../lib/format-date.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import styles from './ProductStarts.module.css';

export interface ProductStartsProps {
  /** Those within the time of the chart, the first one first. None: nothing is shown. */
  starts: readonly StartedProduct[];
}

/**
 * The products that were started within a chart, in words: the marks alone have no names.
 *
 * **Don't** say that one of them caused a change, or order them by one.
 */
export function ProductStarts({ starts }: ProductStartsProps) {
  const [first, ...others] = starts;
  if (!first) return null;
  return (
    <Fold
      summary={
        <span className={styles.Summary}>
          <i aria-hidden="true" className={mark.StartMark} />
          <span>
            {others.length === 0 ? 'You started 1 product' : `You started ${starts.length} products`}
          </span>
        </span>
      }
      line={others.length === 0 ? first.name : `${first.name} and ${others.length} more`}
    >
      <ul className={styles.Starts}>
        {starts.map(({ name, since }) => (
          <li key={name}>
            <b className={styles.Day}>{formatDay(since)}</b> <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className={styles.Note}>Photos can’t show whether a product caused a change.</p>
    </Fold>
  );
}
