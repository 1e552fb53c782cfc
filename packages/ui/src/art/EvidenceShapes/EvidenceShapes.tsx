import type { EvidenceShape } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { mirrored, pinsOf } from './evidence-geometry.ts';
import styles from './EvidenceShapes.module.css';

/** The shapes of one concern. */
export interface EvidenceGroup {
  /** The text of its pins, the same as in the list beside it. */
  label: string;
  /** In shares of the thumbnail, as the API gives them: not mirrored. */
  shapes: readonly EvidenceShape[];
  /** `selected`: this concern was chosen. `dimmed`: another one was. */
  emphasis: 'rest' | 'selected' | 'dimmed';
}

export interface EvidenceShapesProps extends Omit<ComponentProps<'svg'>, 'children'> {
  groups: readonly EvidenceGroup[];
  /** Alternative text, for example "Redness on both cheeks". */
  label: string;
}

const WIDTH = 400;
const HEIGHT = 500;

/**
 * Outlines of where concerns were seen, placed over a 4:5 thumbnail that is mirrored like them. They have no
 * fill, so that the skin stays visible. Each line is pale with a dark casing, so that it is visible on every
 * skin tone.
 */
export function EvidenceShapes({ groups, label, className, ...rest }: EvidenceShapesProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className={classNames(styles.EvidenceShapes, className)}
    >
      {groups.map((group) => (
        <Group key={group.label} {...group} />
      ))}
    </svg>
  );
}

function Group({ label, shapes, emphasis }: EvidenceGroup) {
  const drawn = shapes.map(mirrored);
  return (
    <g data-emphasis={emphasis} className={styles.Group}>
      {drawn.map((shape) => (
        <g key={JSON.stringify(shape)}>
          <Outline shape={shape} className={styles.Case} />
          <Outline shape={shape} className={styles.Line} />
        </g>
      ))}
      {emphasis !== 'dimmed' &&
        pinsOf(drawn).map(([x, y]) => (
          <g key={x} transform={`translate(${x * WIDTH} ${y * HEIGHT})`} className={styles.Pin}>
            <circle r={emphasis === 'selected' ? 20 : 17} />
            <text y={6}>{label}</text>
          </g>
        ))}
    </g>
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
  const points = shape.points.map(([x, y]) => `${x * WIDTH} ${y * HEIGHT}`).join(' ');
  if (shape.type === 'line') return <polyline points={points} className={className} />;
  return <polygon points={points} className={className} />;
}
