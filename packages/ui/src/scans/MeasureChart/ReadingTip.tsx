import { formatDate } from '../../lib/format-date.ts';
import styles from './MeasureChart.module.css';
import { type PlacedReading, PLOT } from './measure-layout.ts';
import { valueText } from './measure-words.ts';

interface ReadingTipProps {
  placed: PlacedReading;
  isWordsOnly: boolean;
}

/** The value of one scan. The chart's tab stop says the same to a screen reader. */
export function ReadingTip({ placed: { scan, reading, x, y }, isWordsOnly }: ReadingTipProps) {
  const { created_at, line, reason } = scan;
  const share = x / PLOT.width;
  return (
    <div
      aria-hidden="true"
      data-side={reading.severity_score < 3 ? 'above' : 'below'}
      style={{
        left: `${share * 100}%`,
        top: `${(y / PLOT.height) * 100}%`,
        translate: `${-share * 100}% 0`,
      }}
      className={styles.Tip}
    >
      <span>{`${formatDate(created_at)} · ${valueText(reading, isWordsOnly)}`}</span>
      {line === null && reason !== null && <span>{`Not compared: ${reason}`}</span>}
    </div>
  );
}
