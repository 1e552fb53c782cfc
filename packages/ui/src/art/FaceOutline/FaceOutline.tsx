import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FACE_LINES } from '../FaceMap/face-lines.gen.ts';
import styles from './FaceOutline.module.css';

/** The face of the map as lines alone. Decorative. */
export function FaceOutline({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      {...rest}
      viewBox="-104 -128 208 280"
      aria-hidden="true"
      className={classNames(styles.FaceOutline, className)}
    >
      <path d={FACE_LINES.outline} className={styles.Outline} />
      <path d={FACE_LINES.softLines} className={styles.SoftLine} />
      <path d={FACE_LINES.brows} className={styles.Brow} />
      <path d={FACE_LINES.lines} />
      <path d={FACE_LINES.strongLines} className={styles.StrongLine} />
    </svg>
  );
}
