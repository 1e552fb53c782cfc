import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { EvidenceShape } from './evidence.ts';
import styles from './EvidenceShapes.module.css';

export interface EvidenceShapesProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In parts of the thumbnail's width and height, from 0 to 1. */
  shapes: readonly EvidenceShape[];
  /** What the shapes show, for example "Redness on both cheeks". */
  label: string;
}

const WIDTH = 400;
const HEIGHT = 500;

/**
 * Outlines of where a finding was seen, to lie over a thumbnail of 4 to 5 on demand: never by default, because
 * photos stay uncovered. Each line is dark with a pale edge, so that it shows on every tone of skin.
 */
export function EvidenceShapes({ shapes, label, className, ...rest }: EvidenceShapesProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className={classNames(styles.EvidenceShapes, className)}
    >
      {shapes.map((shape) => (
        <g key={JSON.stringify(shape)}>
          <Outline shape={shape} className={styles.Edge} />
          <Outline shape={shape} className={styles.Ink} />
        </g>
      ))}
    </svg>
  );
}

interface OutlineProps {
  shape: EvidenceShape;
  className: string | undefined;
}

function Outline({ shape, className }: OutlineProps) {
  if (shape.type === 'ellipse') {
    const [cx, cy] = [shape.cx * WIDTH, shape.cy * HEIGHT];
    return (
      <ellipse
        cx={cx}
        cy={cy}
        rx={shape.rx * WIDTH}
        ry={shape.ry * HEIGHT}
        transform={`rotate(${(shape.angle * 180) / Math.PI} ${cx} ${cy})`}
        className={className}
      />
    );
  }
  const points = shape.points.map(([x = 0, y = 0]) => `${x * WIDTH} ${y * HEIGHT}`).join(' ');
  if (shape.type === 'line') return <polyline points={points} className={className} />;
  return <polygon points={points} className={className} />;
}
