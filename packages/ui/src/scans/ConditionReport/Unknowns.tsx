import type { MeasurementView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';
import styles from './ConditionReport.module.css';

export interface UnknownsProps {
  /** The signs that could not be measured. */
  measurements: readonly MeasurementView[];
}

/** What this photo cannot show, with the reasons. Renders nothing when everything was measured. */
export function Unknowns({ measurements }: UnknownsProps) {
  if (measurements.length === 0) return null;
  return (
    <div className={styles.Unknowns}>
      <h3 className={styles.UnknownsTitle}>Cannot tell from this photo</h3>
      <dl className={styles.UnknownList}>
        {measurements.map(({ sign, cannot_tell_reason }) => (
          <div key={sign}>
            <dt>{keyWords(sign)}</dt>
            {cannot_tell_reason !== null && <dd>{cannot_tell_reason}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
