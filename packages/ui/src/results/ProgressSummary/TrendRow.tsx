import { Sparkline } from '../../art/Sparkline/Sparkline.tsx';
import type { ReadTrend } from './read-trends.ts';
import styles from './TrendRow.module.css';
import { trendWords } from './trend-words.ts';

/** How one concern went over the scans: as a line, and in words since the scan before. */
export function TrendRow({ concern_name, change, scores, before, now }: ReadTrend) {
  const { direction, text } = trendWords(change, before, now);
  return (
    <li className={styles.TrendRow}>
      <div>
        <p className={styles.Name}>{concern_name}</p>
        <p data-direction={direction} className={styles.Change}>
          {text}
        </p>
      </div>
      <Sparkline scores={scores} />
    </li>
  );
}
