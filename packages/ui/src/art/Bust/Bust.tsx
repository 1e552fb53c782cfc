import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { BUST_VIEW_BOX, SCAN_LINE } from './scan-line.gen.ts';
import styles from './Bust.module.css';

export interface BustProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * How many slices the drawing has; finer lines shimmer when small. `full` from 300 px of width, `medium` from
   * 140 px, `small` below. Default `full`.
   */
  density?: 'full' | 'medium' | 'small';
  /** Colours the one slice under the eyes, where the product reads. Lies right with `full` and `medium`. Default false. */
  hasScanLine?: boolean;
}

/**
 * The head drawn as slices of light: the brand's one illustration. As wide as its place, by 2360 to 3100; each
 * theme loads a drawing of its own. At most one on a screen, never recoloured in the colour of skin.
 */
export function Bust({ density = 'full', hasScanLine = false, className, ...rest }: BustProps) {
  return (
    <span {...rest} aria-hidden="true" data-density={density} className={classNames(styles.Bust, className)}>
      {hasScanLine && (
        <svg viewBox={BUST_VIEW_BOX} className={styles.ScanLine}>
          <path d={SCAN_LINE} />
        </svg>
      )}
    </span>
  );
}
