import type { NewProductHold } from '@daylit/contract';
import Hourglass from 'lucide-react/icons/hourglass';
import { useId } from 'react';
import { sentences } from '../../lib/sentences.ts';
import { formatDay } from '../../lib/format-date.ts';
import { GradeMark } from '../../parts/GradeMark/GradeMark.tsx';
import styles from './NewProductCard.module.css';

export interface NewProductCardProps {
  /** The newest product with an active, and until when nothing else should be started. */
  hold: NewProductHold;
  /** Names of other products that are as new. Default: none. */
  others?: readonly string[];
}

const NONE: readonly string[] = [];

/** How many days one new product should be the only new one. */
const DAYS = 14;

/**
 * Says that a product is new and that the next one should wait.
 *
 * **Do** leave every button as it is. **Don't** block anything.
 */
export function NewProductCard({
  hold: { name, since, until, days_left },
  others = NONE,
}: NewProductCardProps) {
  const id = useId();
  const day = DAYS - days_left;
  return (
    <article aria-labelledby={id} className={styles.NewProductCard}>
      <span className={styles.Icon}>
        <Hourglass size={20} />
      </span>
      <div className={styles.Head}>
        <h3 id={id} className={styles.Title}>
          One new product at a time
        </h3>
        <b>{days_left === 1 ? '1 day left' : `${days_left} days left`}</b>
      </div>
      <div className={styles.Body}>
        <p className={styles.Words}>
          <b className={styles.Name}>{name}</b>
          <span>
            {sentences(
              ` is new since ${formatDay(`${since}T12:00`)}. Wait until ${formatDay(`${until}T12:00`)} before you start anything else: two changes at once, and nobody can tell which one helped.`,
              others.length > 0 && `Started in the same two weeks: ${others.join(', ')}.`,
            )}
          </span>
        </p>
        <div aria-hidden="true" className={styles.Days}>
          {Array.from({ length: DAYS }, (_, at) => (
            <span key={at} data-past={at < day ? '' : undefined} className={styles.Day} />
          ))}
        </div>
        <GradeMark grade="C" isReviewed={false} />
      </div>
    </article>
  );
}
