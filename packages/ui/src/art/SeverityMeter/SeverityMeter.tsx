import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { clampSeverity, MAX_SEVERITY, severityFigure, severityText } from './severity.ts';
import styles from './SeverityMeter.module.css';

export interface SeverityMeterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 (not seen) to 5 (strong), half points allowed. */
  severity_score: number;
}

const BAR = { width: 15, gap: 3, lowest: 8, step: 3 };
const WIDTH = MAX_SEVERITY * (BAR.width + BAR.gap) - BAR.gap;
const HEIGHT = BAR.lowest + (MAX_SEVERITY - 1) * BAR.step;

/**
 * Five rising bars and "3/5". Count, height and number show the value; the hue is constant and shows nothing.
 *
 * **Do** put the name of the sign beside it. **Don't** show 0 for what could not be measured, or add up
 * scores.
 */
export function SeverityMeter({ severity_score, className, ...rest }: SeverityMeterProps) {
  const score = clampSeverity(severity_score);
  return (
    <span {...rest} data-severity={Math.round(score)} className={classNames(styles.SeverityMeter, className)}>
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={severityText(score)}
      >
        {Array.from({ length: MAX_SEVERITY }, (_, point) => (
          <Bar key={point} point={point} share={Math.min(1, Math.max(0, score - point))} />
        ))}
      </svg>
      <span aria-hidden="true" className={styles.Figure}>
        {severityFigure(score)}
        <small className={styles.Of}>/{MAX_SEVERITY}</small>
      </span>
    </span>
  );
}

interface BarProps {
  /** Index of the bar; 0 is the lowest. */
  point: number;
  /** The filled share of the bar, 0 to 1. */
  share: number;
}

function Bar({ point, share }: BarProps) {
  const x = point * (BAR.width + BAR.gap);
  const height = BAR.lowest + point * BAR.step;
  const y = HEIGHT - height;
  return (
    <>
      {share < 1 && (
        <rect
          x={x + 0.5}
          y={y + 0.5}
          width={BAR.width - 1}
          height={height - 1}
          rx={2.5}
          className={styles.Track}
        />
      )}
      {share > 0 && (
        <rect x={x} y={y} width={BAR.width * share} height={height} rx={3} className={styles.Fill} />
      )}
    </>
  );
}
