import type { StartedProduct, TrendMeasure, TrendScan } from '@daylit/contract';
import { type PointerEvent, useId, useState } from 'react';
import { formatMonth, formatShortDay } from '../../lib/format-date.ts';
import { itemAt } from '../../lib/item-at.ts';
import styles from './MeasureChart.module.css';
import { measureLayout, nearestReading, PLOT } from './measure-layout.ts';
import { claimOf, headlineText, spokenReading } from './measure-words.ts';
import { PlotDrawing } from './PlotDrawing.tsx';
import { ReadingTip } from './ReadingTip.tsx';

export interface MeasureChartProps {
  measure: TrendMeasure;
  /** All scans of the history, oldest first, so that charts below each other share their time. */
  scans: readonly TrendScan[];
  /** The products of the routine, marked where they were started. Default none. */
  started?: readonly StartedProduct[] | undefined;
  /** Adds "of 5" to the range: in the first chart of several. Default false. */
  hasScale?: boolean;
  /** Leaves out every number, for members who prefer words. Default false. */
  isWordsOnly?: boolean;
}

/** From this time on, dates below the chart are months. */
const MONTHS_FROM = 150 * 86_400_000;

/**
 * A sign over time: its current range, its change, and every scan with its error band. Scans that may be
 * compared are joined. One tab stop; arrow keys move from scan to scan.
 *
 * **Do** show all signs with the same time axis below each other. **Don't** join scans across a change of the
 * engine, or name a change that is smaller than the band.
 */
export function MeasureChart(props: MeasureChartProps) {
  const { measure, scans, started, hasScale = false, isWordsOnly = false } = props;
  const [active, setActive] = useState<number>();
  const titleId = useId();
  const layout = measureLayout(measure, scans, started);
  const { placed, dates } = layout;
  const claim = claimOf(measure, scans, isWordsOnly);
  const newest = placed.find(({ isLast }) => isLast);
  const selected = active === undefined ? undefined : placed[Math.min(active, placed.length - 1)];
  const stop = active ?? placed.length - 1;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setActive(nearestReading(placed, ((event.clientX - left) / width) * PLOT.width));
  }

  return (
    <section
      id={`chart-${measure.sign}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.MeasureChart}
    >
      <div className={styles.Head}>
        <h3 id={titleId} className={styles.Name}>
          {measure.concern_name}
        </h3>
        <p className={styles.Value}>
          <span>{newest ? headlineText(newest.reading, isWordsOnly) : '–'}</span>
          {newest && hasScale && !isWordsOnly && <small className={styles.Scale}>of 5</small>}
        </p>
      </div>
      <p data-kind={claim.kind} className={styles.Claim}>
        {claim.text}
      </p>
      <div
        className={styles.Plot}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        {!isWordsOnly && (
          <>
            <span aria-hidden="true" className={styles.Most}>
              5
            </span>
            <span aria-hidden="true" className={styles.Least}>
              0
            </span>
          </>
        )}
        {placed.length > 0 && (
          <input
            type="range"
            min={0}
            max={placed.length - 1}
            value={stop}
            aria-label={`${measure.concern_name}, scan by scan`}
            aria-valuetext={spokenReading(
              itemAt(placed, stop).scan,
              itemAt(placed, stop).reading,
              isWordsOnly,
            )}
            className={styles.Stop}
            onFocus={() => setActive(stop)}
            onBlur={() => setActive(undefined)}
            onChange={(event) => setActive(Number(event.target.value))}
          />
        )}
        <PlotDrawing layout={layout} selected={selected} />
        {selected && <ReadingTip placed={selected} isWordsOnly={isWordsOnly} />}
      </div>
      <div aria-hidden="true" className={styles.Dates}>
        {dates.map(({ x, created_at }) => (
          <span key={x} style={{ left: `${(x / PLOT.width) * 100}%` }} className={styles.Date}>
            {spanOf(scans) > MONTHS_FROM ? formatMonth(created_at) : formatShortDay(created_at)}
          </span>
        ))}
      </div>
    </section>
  );
}

function spanOf(scans: readonly TrendScan[]): number {
  const [first, last] = [scans[0], scans.at(-1)];
  return first && last ? Date.parse(last.created_at) - Date.parse(first.created_at) : 0;
}
