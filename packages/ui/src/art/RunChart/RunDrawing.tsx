import { classNames } from '../../lib/class-names.ts';
import lines from './chart-lines.module.css';
import styles from './RunChart.module.css';
import type { RunLayout } from './run-layout.ts';
import mark from './StartMark.module.css';

/** Grid, band, line and dots. Lines keep their width in a plot of any shape, and so do the dots. */
export function RunDrawing({ layout: { dots, line, band, next, starts } }: { layout: RunLayout }) {
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className={styles.Drawing}
      >
        <path d="M0 0H100M0 100H100" data-part="grid" className={lines.Grid} />
        {band && (
          <>
            <rect y={band.top} width={100} height={band.height} className={lines.Band} />
            <path
              d={`M0 ${band.top}H100M0 ${band.top + band.height}H100`}
              data-part="edge"
              className={lines.Edge}
            />
          </>
        )}
        <path d={line} data-part="line" className={lines.Line} />
      </svg>
      {starts.map((x) => (
        <i
          key={x}
          data-part="start"
          style={{ left: `${x}%` }}
          className={classNames(mark.StartMark, styles.Start)}
        />
      ))}
      {dots.map(({ scan, x, y, side, isLast }) => (
        <i
          key={scan.created_at}
          data-kind={isLast ? 'last' : scan.kind}
          data-side={side}
          style={{ left: `${x}%`, top: `${y}%` }}
          className={styles.Dot}
        />
      ))}
      {next && (
        <i data-kind="next" style={{ left: `${next.x}%`, top: `${next.y}%` }} className={styles.Dot} />
      )}
    </>
  );
}
