import type { TrendsView } from '@daylit/contract';
import { formatShortDay } from '../../lib/format-date.ts';
import { headlineText } from '../MeasureChart/measure-words.ts';
import { changeWords, shownScans } from './hand-over-words.ts';
import styles from './SheetTable.module.css';

interface SignTableProps {
  trends: TrendsView;
  isWordsOnly: boolean;
}

/** As many columns as fit on the paper. */
const MOST_SCANS = 5;

/** Every sign in the newest scans that may be compared, and its change. */
export function SignTable({ trends: { scans, measures }, isWordsOnly }: SignTableProps) {
  const shown = shownScans(scans, MOST_SCANS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="Signs by scan" tabIndex={0} className={styles.Scroll}>
      <table className={styles.SheetTable}>
        <thead>
          <tr>
            <th scope="col">Sign</th>
            {shown.map(({ checkin_id, created_at }) => (
              <th key={checkin_id} scope="col">
                {formatShortDay(created_at)}
              </th>
            ))}
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.sign}>
              <th scope="row">{measure.concern_name}</th>
              {shown.map(({ checkin_id }) => {
                const reading = measure.readings.find((each) => each.checkin_id === checkin_id);
                return (
                  <td key={checkin_id}>{reading ? headlineText(reading, isWordsOnly) : 'can’t tell'}</td>
                );
              })}
              <td>{changeWords(measure, scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
