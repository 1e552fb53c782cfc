import type { ComparedSign, SignReading } from '@daylit/contract';
import { MAX_SEVERITY } from '../../art/RangeMeter/range-words.ts';
import { valueText } from '../MeasureChart/measure-words.ts';
import { unchangedWords } from '../ProgressSummary/change-words.ts';
import { toldTrend } from '../../lib/trend-words.ts';
import styles from './SignRow.module.css';

interface SignRowProps {
  sign: ComparedSign;
  /** False: no verdict is shown. */
  isComparable: boolean;
  isWordsOnly: boolean;
}

/** A sign in two scans: both ranges on one scale, the verdict, and both values. */
export function SignRow({ sign, isComparable, isWordsOnly }: SignRowProps) {
  const { concern_name, earlier, later } = sign;
  const verdict = verdictOf(sign);
  return (
    <li className={styles.SignRow}>
      <h3 className={styles.Name}>{concern_name}</h3>
      <div aria-hidden="true" className={styles.Range}>
        {!isWordsOnly && (
          <>
            <span className={styles.Least}>0</span>
            <span className={styles.Most}>5</span>
          </>
        )}
        {earlier && <Bar reading={earlier} side="earlier" />}
        {later && <Bar reading={later} side="later" />}
      </div>
      <div className={styles.Verdict}>
        {isComparable && (
          <p data-change={verdict.change} className={styles.Change}>
            {verdict.words}
          </p>
        )}
        <p className={styles.Values}>{`${told(earlier, isWordsOnly)} to ${told(later, isWordsOnly)}`}</p>
      </div>
    </li>
  );
}

const VERDICTS = {
  less_visible: 'Calmer',
  more_visible: 'A little more',
  not_compared: 'Can’t tell',
} satisfies Partial<Record<ComparedSign['change'], string>>;

/** The row is about the two scans. Where they are alike, it does not deny a change over the run of scans. */
function verdictOf({ change, earlier, later, trend }: ComparedSign) {
  const [before, now] = [earlier?.severity_score ?? 0, later?.severity_score ?? 0];
  if (change === 'no_measurable_change') {
    const told = toldTrend(trend);
    if (told?.change === 'calmer') return { change: 'less_visible', words: told.title };
    if (told?.change === 'more') return { change: 'more_visible', words: told.title };
    return { change, words: unchangedWords(before, now) };
  }
  const isLarge = change === 'more_visible' && now - before >= 2;
  return { change, words: isLarge ? 'More' : VERDICTS[change] };
}

function told(reading: SignReading | null, isWordsOnly: boolean): string {
  return reading ? valueText(reading, isWordsOnly) : 'no reading';
}

function Bar({
  reading: { severity_score, margin },
  side,
}: {
  reading: SignReading;
  side: 'earlier' | 'later';
}) {
  const low = Math.max(0, severity_score - margin);
  const high = Math.min(MAX_SEVERITY, severity_score + margin);
  return (
    <>
      <i data-side={side} style={{ left: share(low), width: share(high - low) }} className={styles.Bar} />
      <i data-side={side} style={{ left: share(severity_score) }} className={styles.Tick} />
    </>
  );
}

/** A number of steps as a share of the scale. */
function share(steps: number): string {
  return `${(steps / MAX_SEVERITY) * 100}%`;
}
