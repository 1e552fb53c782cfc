import type { MeasurementView } from '@daylit/contract';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { groupUnknowns } from './group-unknowns.ts';
import styles from './Unknowns.module.css';

export interface UnknownsProps {
  measurements: readonly MeasurementView[];
}

/** What this photo cannot show: each reason once, and what helps. Renders nothing when it shows all. */
export function Unknowns({ measurements }: UnknownsProps) {
  const unknowns = groupUnknowns(measurements);
  if (unknowns.length === 0) return null;
  return (
    <div className={styles.Unknowns}>
      <h3 className={styles.Title}>What this photo can’t tell</h3>
      <ul className={styles.List}>
        {unknowns.map(({ names, reason, next_time }) => (
          <li key={names} className={styles.Unknown}>
            <CircleDashed size={20} className={styles.Icon} />
            <div>
              <h4 className={styles.Names}>{names}</h4>{' '}
              <p className={styles.Reason}>
                <span>{`${reason} `}</span>
                <span className={styles.NextTime}>{next_time}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
