import type { Place, SeverityRange, Sign, TrendPointView } from '@daylit/contract';
import { FaceMap, type FaceMapConcern } from '../src/art/FaceMap/FaceMap.tsx';
import { MAX_SEVERITY, rangeDegree, rangeText } from '../src/art/RangeMeter/range-words.ts';
import { RangeMeter } from '../src/art/RangeMeter/RangeMeter.tsx';
import { changeText, changeTitle } from '../src/scans/ProgressSummary/change-words.ts';
import type { ChangedTrend } from '../src/scans/ProgressSummary/sort-trends.ts';
import styles from './docs.module.css';
import { Live } from './Live.tsx';

const STEPS = Array.from({ length: MAX_SEVERITY }, (_, low) => ({ low, high: low + 1 }));

/** Each step of the scale: its words, its bars, its rings, and what a screen reader says. */
export function SeverityScale() {
  return (
    <Live>
      <ul className={styles.Points}>
        {STEPS.map((range) => (
          <li key={range.low}>
            <h3 className={styles.GroupTitle}>{rangeDegree(range)}</h3>
            <RangeMeter range={range} />
            <FaceMap concerns={[concern(1, 'redness', 'Redness', 'Both cheeks', CHEEKS, range)]} />
            <p className={styles.Note}>Heard: “{rangeText(range, false)}”</p>
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
      {STEPS.map((range) => (
        <RangeMeter key={range.low} range={range} />
      ))}
    </div>
  );
}

/** A map with several concerns: places, numbers, one side, and lines. */
export function SeverityMap() {
  return (
    <Live>
      <div className={styles.Map}>
        <FaceMap
          concerns={[
            concern(1, 'tone_evenness', 'Uneven tone', 'Both cheeks', CHEEKS, { low: 2, high: 3 }),
            concern(2, 'shine', 'Shine', 'Forehead', [{ region: 'forehead', side: null }], {
              low: 1,
              high: 3,
            }),
            concern(3, 'texture', 'Texture', 'Left jaw', [{ region: 'jaw', side: 'left' }], {
              low: 1,
              high: 2,
            }),
            concern(4, 'lines', 'Fine lines', 'Right eye', [{ region: 'eye_corner', side: 'right' }], {
              low: 0,
              high: 1,
            }),
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
  sign: Sign,
  concern_name: string,
  location_observed: string,
  places: Place[],
  range: SeverityRange,
): FaceMapConcern {
  return { number, sign, concern_name, location_observed, places, range };
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
