import type { Place, SeverityRange, Sign, TrendChange } from '@daylit/contract';
import { FaceMap, type FaceMapConcern } from '../src/art/FaceMap/FaceMap.tsx';
import { MAX_SEVERITY, rangeDegree, rangeText } from '../src/art/RangeMeter/range-words.ts';
import { RangeMeter } from '../src/art/RangeMeter/RangeMeter.tsx';
import { trendWords } from '../src/scans/ProgressSummary/trend-words.ts';
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
            concern(4, 'lines', 'Lines', 'Right eye', [{ region: 'eye_corner', side: 'right' }], {
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

const CHANGES: [verdict: TrendChange | null, before: number, now: number][] = [
  ['less_visible', 4, 2],
  ['no_measurable_change', 3, 3],
  ['no_measurable_change', 3, 2.5],
  ['more_visible', 2, 3],
  ['more_visible', 1, 4],
  [null, 3, 2],
];

/** The sentences about two scans, by the verdict of the report and by the numbers. */
export function ChangeWords() {
  return (
    <Live>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Verdict of the report</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">What we say</th>
          </tr>
        </thead>
        <tbody>
          {CHANGES.map(([verdict, before, now]) => {
            const { direction, text } = trendWords(verdict, before, now);
            return (
              <tr key={`${verdict} ${before} ${now}`}>
                <th scope="row">
                  {verdict === undefined ? 'none' : <code className={styles.Code}>{verdict}</code>}
                </th>
                <td>{before}</td>
                <td>{now}</td>
                <td data-direction={direction} className={styles.Change}>
                  {text}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Live>
  );
}
