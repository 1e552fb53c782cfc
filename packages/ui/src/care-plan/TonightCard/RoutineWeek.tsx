import type { RoutineDay } from '@daylit/contract';
import { useWide } from '../../lib/use-wide.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RoutineWeek.module.css';

export interface RoutineWeekProps {
  /** Monday to Sunday. */
  week: readonly RoutineDay[];
  /** The date of today, YYYY-MM-DD. */
  today: string;
}

/**
 * The days of each strong step in one line; opened, the evenings of a week with a letter for each, and an
 * empty ring for rest.
 */
export function RoutineWeek({ week, today }: RoutineWeekProps) {
  const isWide = useWide();
  const names = new Map(
    week.flatMap(({ actives }) => actives.map(({ letter, name }) => [letter, name] as const)),
  );
  const legend = [...names].map(([letter, name]) => `${letter}: ${name}`);
  if (legend.length === 0) return <p className={styles.Legend}>No strong steps this week.</p>;
  return (
    <Fold
      summary="This week"
      line={[...names.values()].map((name) => daysOf(name, week)).join('. ')}
      open={isWide === true}
    >
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
      <p className={styles.Legend}>{`${legend.join('. ')}. Empty ring: rest.`}</p>
    </Fold>
  );
}

/** "Retinoid on Monday and Thursday"; a waiting step has no day. */
function daysOf(name: string, week: readonly RoutineDay[]): string {
  const days = week.filter(({ actives }) => actives.some((one) => one.name === name && !one.waits));
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return days.length === 0 ? `${words} waits` : `${words} on ${LIST.format(days.map(dayName))}`;
}

function dayName({ weekday }: RoutineDay): string {
  return weekday;
}

const LIST = new Intl.ListFormat('en-GB');
