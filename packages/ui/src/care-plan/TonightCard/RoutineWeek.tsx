import type { RoutineDay } from '@daylit/contract';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RoutineWeek.module.css';

export interface RoutineWeekProps {
  /** Monday to Sunday. */
  week: readonly RoutineDay[];
  /** The date of today, YYYY-MM-DD. */
  today: string;
}

/** The evenings of a week with a letter for each strong step; an empty ring is rest. */
export function RoutineWeek({ week, today }: RoutineWeekProps) {
  const names = new Map(
    week.flatMap(({ actives }) => actives.map(({ letter, name }) => [letter, name] as const)),
  );
  const legend = [...names].map(([letter, name]) => `${letter} ${name}`);
  return (
    <>
      <h3 className={styles.Title}>This week</h3>
      <ul className={styles.RoutineWeek}>
        {week.map(({ date, weekday, actives }) => (
          <li key={date} aria-current={date === today ? 'date' : undefined} className={styles.Day}>
            <span aria-hidden="true">{weekday.slice(0, 3)}</span>
            <VisuallyHidden>{`${weekday} `}</VisuallyHidden>
            <b className={styles.Number}>{Number(date.slice(8))}</b>
            <span className={styles.Dots}>
              {actives.length === 0 && (
                <span className={styles.Rest}>
                  <VisuallyHidden>rest</VisuallyHidden>
                </span>
              )}
              {actives.map(({ letter, name, waits }) => (
                <span key={name} data-waits={waits ? '' : undefined} className={styles.Dot}>
                  <span aria-hidden="true">{letter}</span>
                  <VisuallyHidden>{`${waits ? `${name}, which waits` : name} `}</VisuallyHidden>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.Legend}>
        {legend.length > 0 ? `${legend.join(', ')}, empty: rest.` : 'No strong steps this week.'}
      </p>
    </>
  );
}
