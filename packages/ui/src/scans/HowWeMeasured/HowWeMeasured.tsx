import { SIGN_NAMES, type MeasurementView } from '@daylit/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { rangeAmount } from '../../art/RangeMeter/range-words.ts';
import { HOW_WE_MEASURED } from '../closing-words.ts';
import styles from './HowWeMeasured.module.css';

export interface HowWeMeasuredProps {
  /** One measurement per sign; those that the photo cannot tell have no row. */
  measurements: readonly MeasurementView[];
  /** Words instead of values and versions. Default false. */
  isWordsOnly?: boolean;
}

/** Number of standard deviations on each side that hold 95 of 100 photos of the same day. */
const SPREAD = 1.96;

/** The exact values, their spread and the version of the method; folded at first. */
export function HowWeMeasured({ measurements, isWordsOnly = false }: HowWeMeasuredProps) {
  const measured = measurements.filter(({ severity_score }) => severity_score !== null);
  const versions = [...new Set(measured.flatMap(({ method_version }) => method_version ?? []))];
  return (
    <details id="how-we-measured" className={styles.HowWeMeasured}>
      <summary className={styles.Summary}>
        How we measured
        <ChevronDown size={20} className={styles.Chevron} />
      </summary>
      <div className={styles.Body}>
        <p>{HOW_WE_MEASURED}</p>
        {measured.length > 0 && (
          <table className={styles.Table}>
            <thead>
              <tr>
                <th scope="col">Sign</th>
                <th scope="col">{isWordsOnly ? 'How visible' : 'Value, 0 to 5'}</th>
              </tr>
            </thead>
            <tbody>
              {measured.map((measurement) => (
                <tr key={measurement.sign}>
                  <th scope="row">{SIGN_NAMES[measurement.sign]}</th>
                  <td>{isWordsOnly ? amountOf(measurement) : valueOf(measurement)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {!isWordsOnly && versions.length > 0 && (
          <p className={styles.Version}>{`Read by version ${versions.join(' and ')} of our analysis.`}</p>
        )}
      </div>
    </details>
  );
}

function amountOf({ range }: MeasurementView): string {
  return range === null ? '–' : rangeAmount(range);
}

function valueOf({ severity_score, standard_deviation }: MeasurementView): string {
  const value = severity_score?.toFixed(1) ?? '–';
  return standard_deviation === null
    ? value
    : `${value}\u00A0±\u00A0${(SPREAD * standard_deviation).toFixed(1)}`;
}
