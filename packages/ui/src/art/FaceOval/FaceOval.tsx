import type { FacePlace } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './FaceOval.module.css';

export interface FaceOvalProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `closed` draws a line instead of dots when the face is in the right position. Default `dotted`. */
  line?: 'dotted' | 'closed';
  /**
   * The found face, which the oval follows, as it appears: mirrored if the picture is. Without one, the oval
   * shows where a face should be.
   */
  face?: FacePlace | null | undefined;
}

/** The size of a 4:5 photo in the units of this drawing. */
const WIDTH = 320;
const HEIGHT = 400;

/** Half of the width and of the height of the oval where a face should be, and its centre. */
const TARGET = { rx: 104, ry: 142, x: 160, y: 182 };

/**
 * The width of a found face, which ends at the ears, in the target oval. The hair needs the rest of the
 * height, so the face is centred lower than the oval, by this share of the width.
 */
const FACE_WIDTH = 0.6 * WIDTH;
const FACE_DROP = 0.135;

/** Where a face should be in a 4:5 photo. Covers its container, which must be positioned. Decorative. */
export function FaceOval({ line = 'dotted', face, className, ...rest }: FaceOvalProps) {
  const transform = face ? placeOf(face) : `translate(${TARGET.x}px, ${TARGET.y}px)`;
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-line={line}
      className={classNames(styles.FaceOval, className)}
    >
      <ellipse rx={TARGET.rx} ry={TARGET.ry} style={{ transform }} className={styles.Shade} />
      <ellipse rx={TARGET.rx} ry={TARGET.ry} style={{ transform }} />
    </svg>
  );
}

function placeOf({ left, right, top, bottom }: FacePlace): string {
  const width = (right - left) * WIDTH;
  const x = ((left + right) / 2) * WIDTH;
  const y = ((top + bottom) / 2) * HEIGHT - FACE_DROP * width;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(width / FACE_WIDTH).toFixed(3)})`;
}
