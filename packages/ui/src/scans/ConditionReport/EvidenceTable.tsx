import type { MeasurementView } from '@daylit/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { severityFigure, severityWord } from '../../art/SeverityMeter/severity.ts';
import { keyWords } from '../../lib/key-words.ts';
import styles from './EvidenceTable.module.css';

export interface EvidenceTableProps {
  /** One measurement per sign. */
  measurements: readonly MeasurementView[];
  isWordsOnly: boolean;
}

/** The content of map and photo as a table: each sign, its places and its severity. Collapsed at first. */
export function EvidenceTable({ measurements, isWordsOnly }: EvidenceTableProps) {
  return (
    <details className={styles.EvidenceTable}>
      <summary className={styles.Summary}>
        Show as table
        <ChevronDown size={17} className={styles.Chevron} />
      </summary>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Sign</th>
            <th scope="col">Where</th>
            <th scope="col">How visible</th>
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ sign, location_observed, severity_score }) => (
            <tr key={sign}>
              <th scope="row">{keyWords(sign)}</th>
              <td>{location_observed ?? '–'}</td>
              <td>{visibility(severity_score, isWordsOnly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function visibility(severity_score: number | null, isWordsOnly: boolean): string {
  if (severity_score === null) return 'Cannot tell';
  const word = severityWord(severity_score);
  return isWordsOnly ? word : `${severityFigure(severity_score)} of 5, ${word.toLowerCase()}`;
}
