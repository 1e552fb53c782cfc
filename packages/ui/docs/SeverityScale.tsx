import type { Place, TrendChange } from '@daylit/contract';
import { FaceMap, type FaceMapConcern } from '../src/art/FaceMap/FaceMap.tsx';
import { MAX_SEVERITY, severityText, severityWord } from '../src/art/SeverityMeter/severity.ts';
import { SeverityMeter } from '../src/art/SeverityMeter/SeverityMeter.tsx';
import { trendWords } from '../src/scans/ProgressSummary/trend-words.ts';
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
