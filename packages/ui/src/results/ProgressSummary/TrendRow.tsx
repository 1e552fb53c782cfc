import { Sparkline } from '../../art/Sparkline/Sparkline.tsx';
import styles from './TrendRow.module.css';
import { trendWords } from './trend-words.ts';

export interface TrendRowProps {
  concern_name: string;
  /** Severity from 0 to 5, oldest first; nothing is shown for fewer than two. */
  scores: readonly number[];
}

/** How one concern went over the scans, in words and as a line. */
export function TrendRow({ concern_name, scores }: TrendRowProps) {
  const words = trendWords(scores);
  if (!words) return null;
  return (
    <li className={styles.TrendRow}>
      <div>
        <p className={styles.Name}>{concern_name}</p>
        <p data-direction={words.direction} className={styles.Change}>
          {words.text}
        </p>
      </div>
      <Sparkline scores={scores} />
    </li>
  );
}
