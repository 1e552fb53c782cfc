import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { MAX_SEVERITY } from '../RangeMeter/range-words.ts';
import { sparklinePath } from './sparkline-path.ts';
import styles from './Sparkline.module.css';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> {
  /** Severity from 0 to 5, oldest first. */
  scores: readonly number[];
}

const SIZE = { width: 148, height: 54 };

/** Severity over time, between dotted lines at 0 and 5. Decorative: the sentence beside it says the same. */
export function Sparkline({ scores, className, ...rest }: SparklineProps) {
  const { points, line, area, foot, top } = sparklinePath(scores, { ...SIZE, highest: MAX_SEVERITY });
  const rule = (y: number) => `M6 ${y}H${SIZE.width - 6}`;
  return (
    <svg
      {...rest}
      {...SIZE}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      className={classNames(styles.Sparkline, className)}
    >
      <path d={rule(foot) + rule(top)} className={styles.Rule} />
      <path d={area} className={styles.Area} />
      <path d={line} className={styles.Line} />
      {points.map(([x, y], i) =>
        i === points.length - 1 ? (
          <circle key={x} cx={x} cy={y} r={4.5} className={styles.Last} />
        ) : (
          <circle key={x} cx={x} cy={y} r={2.25} className={styles.Point} />
        ),
      )}
    </svg>
  );
}
