import type { TrendView } from '@daylit/contract';
import { Sparkline } from '../../art/Sparkline/Sparkline.tsx';
import { itemAt } from '../../lib/item-at.ts';
import styles from './TrendRow.module.css';
import { trendWords } from './trend-words.ts';

export interface TrendRowProps {
  trend: TrendView;
  isWordsOnly: boolean;
}

/** One concern over the scans: as a chart, and in words compared with the previous scan. */
export function TrendRow({ trend: { concern_name, change, points }, isWordsOnly }: TrendRowProps) {
  const scores = points.map(({ severity_score }) => severity_score);
  const { direction, word, text } = trendWords(change, itemAt(scores, -2), itemAt(scores, -1));
  return (
    <li className={styles.TrendRow}>
      <div>
        <p className={styles.Name}>{concern_name}</p>
        <p data-direction={direction} className={styles.Change}>
          {isWordsOnly ? word : text}
        </p>
      </div>
      <Sparkline scores={scores} />
    </li>
  );
}
