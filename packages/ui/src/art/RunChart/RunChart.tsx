import type { StartedProduct } from '@daylit/contract';
import { useId } from 'react';
import { formatDay, formatShortDay } from '../../lib/format-date.ts';
import { sentences } from '../../lib/sentences.ts';
import styles from './RunChart.module.css';
import { runLayout, type RunDot, type RunScan } from './run-layout.ts';
import { RunDrawing } from './RunDrawing.tsx';

export interface RunChartProps {
  /** The name of the sign. */
  name: string;
  /** Oldest first, at least one. */
  scans: readonly RunScan[];
  /** The first and the last level in words, "about 2". Default none. */
  levels?: { from: string; to: string } | undefined;
  /** When the next scan is due, ISO 8601. Default none. */
  nextAt?: string | undefined;
  /** The products of the routine; those that were started between the scans are marked. Default none. */
  started?: readonly StartedProduct[] | undefined;
  /** `low` in the report. Default `high`. */
  size?: 'high' | 'low';
  /** Leaves out every number, for members who prefer words. Default false. */
  isWordsOnly?: boolean;
}

/**
 * A sign over its run of scans. What leaves the band is more than two photos of unchanged skin can differ by.
 *
 * **Do** say what it shows in a `Verdict` above it. **Don't** join scans that are not compared.
 */
export function RunChart(props: RunChartProps) {
  const { name, scans, levels, nextAt, started, size = 'high', isWordsOnly = false } = props;
  const nameId = useId();
  const layout = runLayout(scans, nextAt, started);
  const { dots, band, next, dates } = layout;
  const first = dots.find(({ scan }) => scan.kind === 'compared');
  const last = dots.find(({ isLast }) => isLast);
  return (
    <figure className={styles.RunChart}>
      <p className={styles.Head}>
        <b id={nameId} className={styles.Name}>
          {name}
        </b>
        {!isWordsOnly && <span>0 not seen, 5 strong</span>}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its words are HTML, so that they grow
        role="img"
        aria-label={[`${name}, one range per scan.`, ...scans.map(spoken)].join(' ')}
        data-size={size}
        data-dense={scans.length > MOST_LARGE_DOTS ? '' : undefined}
        className={styles.Plot}
      >
        {!isWordsOnly && (
          <>
            <span className={styles.Most}>5</span>
            <span className={styles.Least}>0</span>
          </>
        )}
        <RunDrawing layout={layout} />
        {levels && first && last && (
          <>
            <span style={{ bottom: `${100 - (band?.top ?? first.y)}%` }} className={styles.From}>
              {levels.from}
            </span>
            <span
              style={{ right: `${100 - last.x}%`, bottom: `${100 - layout.wordsAt}%` }}
              className={styles.To}
            >
              {levels.to}
            </span>
          </>
        )}
      </div>
      <div aria-hidden="true" className={styles.Dates}>
        {dates.map(({ x, created_at }) => (
          <span key={x} style={{ left: `${x}%` }} data-edge={edgeAt(x)} className={styles.Date}>
            {formatShortDay(created_at)}
          </span>
        ))}
      </div>
      <Meaning
        dots={dots}
        hasBand={band !== undefined}
        hasNext={next !== undefined}
        hasStarts={layout.starts.length > 0}
      />
    </figure>
  );
}

/** Beyond this the dots of a phone would touch each other. */
const MOST_LARGE_DOTS = 14;

/** A date at an edge stays inside the chart. */
function edgeAt(x: number): 'start' | 'end' | undefined {
  if (x < 15) return 'start';
  return x > 85 ? 'end' : undefined;
}

function spoken({ created_at, text, kind }: RunScan): string {
  const notes = { compared: '', not_compared: ', not compared', left_out: ', left out by you' };
  return `${formatDay(created_at)}: ${text}${notes[kind]}.`;
}

interface MeaningProps {
  dots: readonly RunDot[];
  hasBand: boolean;
  hasNext: boolean;
  hasStarts: boolean;
}

/** What the marks mean, as far as they occur. */
function Meaning({ dots, hasBand, hasNext, hasStarts }: MeaningProps) {
  const has = (kind: RunScan['kind']) => dots.some(({ scan }) => scan.kind === kind);
  const words = sentences(
    hasBand && 'Band: how far two photos of your unchanged skin can differ.',
    has('not_compared') && 'Open dot: not compared.',
    has('left_out') && 'Dot with a bar: left out by you.',
    hasNext && 'Dashed: your next scan.',
    hasStarts && 'Triangle: you started a product.',
  );
  return words === '' ? null : <figcaption className={styles.Meaning}>{words}</figcaption>;
}
