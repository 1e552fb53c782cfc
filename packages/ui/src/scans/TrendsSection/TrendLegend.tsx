import type { TrendsView } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import { isEndedByEngine } from '../../lib/ended-by-engine.ts';
import lines from '../../art/RunChart/chart-lines.module.css';
import chart from '../MeasureChart/MeasureChart.module.css';
import styles from './TrendsSection.module.css';

/** The meaning of the marks in the charts, as far as they occur. */
export function TrendLegend({ scans, measures }: TrendsView) {
  const hasOpen = scans.some(({ line }) => line === null);
  const changes = scans.flatMap((scan, index) => {
    const { checkin_id, created_at } = scan;
    const names = measures
      .filter(({ anew_from }) => anew_from === checkin_id)
      .map(({ concern_name }) => concern_name);
    const isForAll = isEndedByEngine(scans[index - 1], scan);
    if (!isForAll && names.length === 0) return [];
    const which = isForAll ? '' : ` for ${names.join(', ').toLowerCase()}`;
    return {
      checkin_id,
      words: `New engine${which} on ${formatDay(created_at)}: before and after are not compared`,
    };
  });
  return (
    <ul className={styles.Legend}>
      <li>
        <svg width="34" height="18" aria-hidden="true" focusable="false">
          <path d="M2 6L32 2V13L2 17Z" className={lines.Band} />
          <path d="M2 11.5L32 7.5" className={lines.Line} />
        </svg>
        Comparable scans, with the range two photos of the same day can differ by
      </li>
      {hasOpen && (
        <li>
          <svg width="14" height="14" aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="4.5" className={chart.Open} />
          </svg>
          Not compared
        </li>
      )}
      {changes.map(({ checkin_id, words }) => (
        <li key={checkin_id}>
          <svg width="10" height="18" aria-hidden="true" focusable="false">
            <path d="M5 0V18" className={chart.EngineChange} />
          </svg>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
