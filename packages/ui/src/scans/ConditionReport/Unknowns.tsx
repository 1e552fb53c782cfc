import type { MeasurementView } from '@daylit/contract';
import { listSigns } from '../../lib/list-signs.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { groupUnknowns } from './group-unknowns.ts';
import styles from './Unknowns.module.css';

export interface UnknownsProps {
  measurements: readonly MeasurementView[];
}

/** What this photo cannot show: each reason once, and what helps. Renders nothing when it shows all. */
export function Unknowns({ measurements }: UnknownsProps) {
  const unknowns = groupUnknowns(measurements);
  if (unknowns.length === 0) return null;
  const signs = measurements.filter(({ severity_score }) => severity_score === null).map(({ sign }) => sign);
  return (
    <Fold
      summary={
        <>
          <h3 className={styles.Title}>{countOf(signs.length)}</h3>
          <span className={styles.Signs}>{listSigns(signs)}</span>
        </>
      }
    >
      {unknowns.map(({ names, reason, next_time }) => (
        <div key={names}>
          {unknowns.length > 1 && <h4 className={styles.Names}>{names}</h4>}
          <p>{[reason, next_time].filter(Boolean).join(' ')}</p>
        </div>
      ))}
    </Fold>
  );
}

const COUNTS = [
  '',
  'One sign',
  'Two signs',
  'Three signs',
  'Four signs',
  'Five signs',
  'Six signs',
  'Seven signs',
];

function countOf(signs: number): string {
  return `${COUNTS[signs] ?? 'Signs'} this photo can’t tell`;
}
