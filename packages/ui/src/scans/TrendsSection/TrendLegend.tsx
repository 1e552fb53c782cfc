import type { TrendScan } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import chart from '../MeasureChart/MeasureChart.module.css';
import styles from './TrendsSection.module.css';

/** The meaning of the marks in the charts, as far as they occur. */
export function TrendLegend({ scans }: { scans: readonly TrendScan[] }) {
  const hasOpen = scans.some(({ line }) => line === null);
  const changes = scans.filter(
    ({ engine_version }, index) => index > 0 && scans[index - 1]?.engine_version !== engine_version,
  );
  return (
    <ul className={styles.Legend}>
      <li>
        <svg width="34" height="18" aria-hidden="true" focusable="false">
          <path d="M2 6L32 2V13L2 17Z" className={chart.Band} />
          <path d="M2 11.5L32 7.5" className={chart.Line} />
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
      {changes.map(({ checkin_id, created_at }) => (
        <li key={checkin_id}>
          <svg width="10" height="18" aria-hidden="true" focusable="false">
            <path d="M5 0V18" className={chart.EngineChange} />
          </svg>
          <span>{`New engine on ${formatDay(created_at)}: before and after are not compared`}</span>
        </li>
      ))}
    </ul>
  );
}
