import type { SeverityRange } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { MAX_SEVERITY, rangeAmount, rangeFigure, rangeText } from './range-words.ts';
import styles from './RangeMeter.module.css';

export interface RangeMeterProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** The steps between which the sign reads. Null: the photo cannot tell. */
  range: SeverityRange | null;
  /**
   * `sm` in tables and folded rows, `md` in lists, `lg` beside the two signs that stand out; `lg` becomes
   * `md` below 900 px. Default `md`.
   */
  size?: 'sm' | 'md' | 'lg';
  /** Adds "of 5": with the first range of a list. Screen readers always hear it. Default false. */
  hasScale?: boolean;
  /** Replaces bars and numbers by words over a track. Default false. */
  isWordsOnly?: boolean;
}

/**
 * How visible a sign is, as a range of whole steps: bars that are solid up to the low end and hatched up to
 * the high end, then "2 to 3". Count and height show the value; the hue is constant and shows nothing.
 *
 * **Do** put the name of the sign beside it. **Don't** draw what the photo cannot tell as 0, or write one
 * number, a decimal or a percentage.
 */
export function RangeMeter({
  range,
  size = 'md',
  hasScale = false,
  isWordsOnly = false,
  className,
  ...rest
}: RangeMeterProps) {
  const root = { ...rest, role: 'img', className: classNames(styles.RangeMeter, className) };
  if (range === null) {
    return (
      <span {...root} aria-label="Can’t tell" data-size={size} data-form="unknown">
        <Bars low={0} high={0} />
        <Words text="Can’t tell" />
      </span>
    );
  }
  const label = rangeText(range, isWordsOnly);
  if (isWordsOnly) {
    return (
      <span {...root} aria-label={label} data-form="words">
        <Words text={rangeAmount(range)} />
        <Track {...range} />
      </span>
    );
  }
  return (
    <span {...root} aria-label={label} data-size={size} data-depth={depthOf(range)}>
      <Bars {...range} />
      <Words text={rangeFigure(range)} scale={hasScale ? `of ${MAX_SEVERITY}` : undefined} />
    </span>
  );
}

/** The three depths of colour; each belongs to two steps, the last to one. */
function depthOf({ high }: SeverityRange): number {
  if (high === MAX_SEVERITY) return 5;
  return high > 2 ? 3 : 1;
}

function Bars({ low, high }: SeverityRange) {
  return (
    <span aria-hidden="true" className={styles.Bars}>
      {Array.from({ length: MAX_SEVERITY }, (_, step) => (
        <i
          key={step}
          data-state={step < low ? 'seen' : step < high ? 'possible' : undefined}
          className={styles.Bar}
        />
      ))}
    </span>
  );
}

function Track({ low, high }: SeverityRange) {
  return (
    <span aria-hidden="true" className={styles.Track}>
      <i style={{ left: share(low), right: share(MAX_SEVERITY - high) }} className={styles.Amount} />
    </span>
  );
}

/** A number of steps as a share of the track. */
function share(steps: number): string {
  return `${(steps / MAX_SEVERITY) * 100}%`;
}

function Words({ text, scale }: { text: string; scale?: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.Words}>
      <span>{text}</span>
      {scale !== undefined && <small className={styles.Scale}>{scale}</small>}
    </span>
  );
}
