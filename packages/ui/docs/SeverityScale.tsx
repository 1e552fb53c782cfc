import type { Place, SeverityRange, TrendPointView } from '@daylit/contract';
import { FaceMap, type FaceMapConcern } from '../src/art/FaceMap/FaceMap.tsx';
import { MAX_SEVERITY, severityText, severityWord } from '../src/art/SeverityMeter/severity.ts';
import { SeverityMeter } from '../src/art/SeverityMeter/SeverityMeter.tsx';
import { changeText, changeTitle } from '../src/scans/ProgressSummary/change-words.ts';
import type { ChangedTrend } from '../src/scans/ProgressSummary/sort-trends.ts';
import styles from './docs.module.css';
import { Live } from './Live.tsx';

const POINTS = Array.from({ length: MAX_SEVERITY + 1 }, (_, point) => point);

/** Each level of the scale: its word, its bars, its rings, and what a screen reader says. */
export function SeverityScale() {
  return (
    <Live>
      <ul className={styles.Points}>
        {POINTS.map((point) => (
          <li key={point}>
            <h3 className={styles.GroupTitle}>
              {point} {severityWord(point)}
            </h3>
            <SeverityMeter severity_score={point} />
            <FaceMap concerns={[concern(1, 'Redness', 'Both cheeks', CHEEKS, point)]} />
            <p className={styles.Note}>Heard: “{severityText(point)}”</p>
          </li>
        ))}
      </ul>
    </Live>
  );
}

/** The same meters in colour and in greyscale. */
export function SeverityWithoutHue() {
  return (
    <Live>
      <div className={styles.Rows}>
        <Meters />
        <div className={styles.Grey}>
          <Meters />
        </div>
      </div>
    </Live>
  );
}

function Meters() {
  return (
    <div className={styles.Row}>
      {[1, 2.5, 4, 5].map((score) => (
        <SeverityMeter key={score} severity_score={score} />
      ))}
    </div>
  );
}

/** A map with several concerns: places, numbers, one side, and the whole face. */
export function SeverityMap() {
  return (
    <Live>
      <div className={styles.Map}>
        <FaceMap
          concerns={[
            concern(1, 'Uneven tone', 'Both cheeks', CHEEKS, 3),
            concern(2, 'Shine', 'Forehead', [{ region: 'forehead', side: null }], 2),
            concern(3, 'Texture', 'Left jaw', [{ region: 'jaw', side: 'left' }], 2),
            concern(4, 'Blemishes', 'Chin', [{ region: 'chin', side: null }], 1),
            concern(5, 'Redness', 'Nose', [{ region: 'nose', side: null }], 0),
          ]}
        />
      </div>
    </Live>
  );
}

const CHEEKS: Place[] = [
  { region: 'cheek', side: 'left' },
  { region: 'cheek', side: 'right' },
];

function concern(
  number: number,
  concern_name: string,
  location_observed: string,
  places: Place[],
  severity_score: number,
): FaceMapConcern {
  return { number, concern_name, location_observed, places, severity_score };
}

const CHANGES: Omit<ChangedTrend, 'trend'>[] = [
  change('less_visible', { low: 2, high: 3 }, { low: 0, high: 1 }),
  change('less_visible', { low: 3, high: 4 }, { low: 2, high: 3 }),
  change('more_visible', { low: 1, high: 2 }, { low: 2, high: 3 }),
  change('more_visible', { low: 0, high: 1 }, { low: 3, high: 4 }),
];

/** The sentences about a real change, by the ranges of both scans. */
export function ChangeWords() {
  return (
    <Live>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">What we say</th>
            <th scope="col">And below</th>
          </tr>
        </thead>
        <tbody>
          {CHANGES.map((example) => (
            <tr key={changeText(example, false)}>
              <th
                scope="row"
                data-direction={example.change === 'less_visible' ? 'calmer' : 'more'}
                className={styles.Change}
              >
                {changeTitle(example)}
              </th>
              <td>{changeText(example, false)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Live>
  );
}

function change(
  verdict: ChangedTrend['change'],
  before: SeverityRange,
  now: SeverityRange,
): Omit<ChangedTrend, 'trend'> {
  return { change: verdict, before: scanOf(10, before), now: scanOf(11, now) };
}

function scanOf(month: number, range: SeverityRange): TrendPointView {
  const created_at = new Date(2026, month, 18, 20).toISOString();
  return { checkin_id: null, created_at, severity_score: range.low, range };
}
