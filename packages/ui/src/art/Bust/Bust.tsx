import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { BUST_VIEW_BOX, SCAN_LINE } from './scan-line.gen.ts';
import styles from './Bust.module.css';

export interface BustProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The number of slices; fine lines shimmer in a small drawing. `full` from 300 px of width, `medium` from
   * 140 px, `small` below. Default `full`.
   */
  density?: 'full' | 'medium' | 'small';
  /** Colours the slice under the eyes like a scan line. Positioned for `full` and `medium`. Default false. */
  hasScanLine?: boolean;
}

/**
 * The head drawn as slices, the brand's one illustration. As wide as its container, with the ratio 2360:3100.
 * Each theme loads its own drawing. Use at most one per screen, and never in a skin colour.
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
