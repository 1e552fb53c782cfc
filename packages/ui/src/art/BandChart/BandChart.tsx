import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { bandLayout, CHART, type PlacedBand, type ScanBand } from './band-layout.ts';
import styles from './BandChart.module.css';

export interface BandChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The name of the sign. */
  name: string;
  /** Oldest first. */
  bands: readonly ScanBand[];
  /** Leaves out the numbers of the scale, for members who prefer words. Default false. */
  isWordsOnly?: boolean;
}

/**
 * The range of a sign in each scan, from 0 to 5. A straight band joins two scans that are compared; no band
 * crosses a gap. A screen reader reads one sentence per scan.
 *
 * **Do** say the change in words beside it. **Don't** draw a curve: between two scans nothing was measured.
 */
export function BandChart({ name, bands, isWordsOnly = false, className, ...rest }: BandChartProps) {
  const { placed, joins, gaps, grid } = bandLayout(bands);
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={[`${name}, one range per scan.`, ...bands.map(sentence)].join(' ')}
      className={classNames(styles.BandChart, className)}
    >
      {grid.map(({ value, y, path }) => (
        <g key={value}>
          <path d={path} data-value={value} className={styles.Grid} />
          {!isWordsOnly && (value === 0 || value === 5) && (
            <text x={CHART.left - 8} y={y + 4} className={styles.Value}>
              {value}
            </text>
          )}
        </g>
      ))}
      {joins.map((path) => (
        <path key={path} d={path} className={styles.Join} />
      ))}
      {gaps.map((path) => (
        <path key={path} d={path} className={styles.Gap} />
      ))}
      {placed.map((band) => (
        <Band key={band.x} {...band} />
      ))}
    </svg>
  );
}

function Band({ x, top, height, isTold, isLast, shortDay }: PlacedBand) {
  return (
    <g data-last={isLast ? '' : undefined}>
      <rect
        x={x - CHART.band / 2}
        y={top}
        width={CHART.band}
        height={height}
        rx={6}
        className={isTold ? styles.Band : styles.Untold}
      />
      {!isTold && (
        <text x={x} y={top + height / 2 + 4.5} className={styles.Question}>
          ?
        </text>
      )}
      <text x={x} y={CHART.height - 6} className={styles.Day}>
        {shortDay}
      </text>
    </g>
  );
}

function sentence({ day, text, link }: ScanBand): string {
  return `${day}: ${text}${link === 'gap' ? ', not compared with the scan before' : ''}.`;
}
