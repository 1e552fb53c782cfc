import type { ConcernView, EvidenceShape } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { pinWord } from '../../lib/pin-word.ts';
import { mirrored, PHOTO_RATIO, pinsOf, type EvidencePin } from './evidence-geometry.ts';
import styles from './EvidenceShapes.module.css';

/** A concern and where it was seen. Shapes are in shares of the thumbnail, as the API gives them. */
export type EvidenceConcern = Pick<
  ConcernView,
  'number' | 'concern_name' | 'location_observed' | 'places' | 'evidence'
>;

export interface EvidenceShapesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the report: those that stand out first. */
  concerns: readonly EvidenceConcern[];
  /** Number of the concern that stands out; the others are dimmed. */
  selectedNumber?: number | undefined;
  /** Whether numbered pins say which concern is which. Default true. */
  hasPins?: boolean;
  /** Letters instead of numbers on the pins. Default false. */
  isWordsOnly?: boolean;
  /** A pin of this concern was pressed. Without it, pins are a part of the drawing. */
  onPinPress?: ((number: number, pin: HTMLElement) => void) | undefined;
}

/** Number of concerns outlined while none is selected, so that most of the photo stays uncovered. */
const STANDING_OUT = 2;

const WIDTH = 400;
const HEIGHT = WIDTH * PHOTO_RATIO;

/** Radius of a drawn pin, in the drawing's units. */
const PIN_RADIUS = 16;

type Emphasis = 'rest' | 'selected' | 'dimmed' | 'printed';

/**
 * Outlines of where concerns were seen, placed over a 4:5 thumbnail that is mirrored like them. They have no
 * fill, so that the skin stays visible. Each line is white with a dark case, so that it is visible on every
 * skin tone. On paper all concerns are outlined.
 */
export function EvidenceShapes({
  concerns,
  selectedNumber,
  hasPins = true,
  isWordsOnly = false,
  onPinPress,
  className,
  ...rest
}: EvidenceShapesProps) {
  const emphasisOf = (number: number): Emphasis => {
    if (selectedNumber !== undefined) return number === selectedNumber ? 'selected' : 'dimmed';
    return concerns.findIndex((concern) => concern.number === number) < STANDING_OUT ? 'rest' : 'printed';
  };
  const heard = concerns.map(({ number, concern_name, location_observed }) => {
    const name = hasPins ? `${pinWord(number, isWordsOnly)} ${concern_name}` : concern_name;
    return [name, location_observed].filter(Boolean).join(', ');
  });
  const nameOf = (number: number) =>
    concerns.find((concern) => concern.number === number)?.concern_name ?? '';
  const pins = (hasPins ? pinsOf(concerns) : []).filter(({ number }) => emphasisOf(number) !== 'dimmed');
  return (
    <div {...rest} className={classNames(styles.EvidenceShapes, className)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Outlines on your photo. ${heard.join('. ')}.`}
        className={styles.Drawing}
      >
        {concerns.map(({ number, evidence }) => (
          <g key={number} data-emphasis={emphasisOf(number)} className={styles.Group}>
            {evidence.map(mirrored).map((shape) => (
              <g key={JSON.stringify(shape)}>
                <Outline shape={shape} className={styles.Case} />
                <Outline shape={shape} className={styles.Line} />
              </g>
            ))}
          </g>
        ))}
        {onPinPress === undefined &&
          pins.map(({ number, at: [x, y] }) => (
            <g
              key={`${number} ${x} ${y}`}
              data-emphasis={emphasisOf(number)}
              transform={`translate(${x * WIDTH} ${y * HEIGHT})`}
              className={styles.DrawnPin}
            >
              <circle r={PIN_RADIUS} />
              <text>{pinWord(number, isWordsOnly)}</text>
            </g>
          ))}
      </svg>
      {onPinPress !== undefined &&
        pins.map((pin) => (
          <button
            key={`${pin.number} ${pin.at.join(' ')}`}
            type="button"
            aria-label={pinName(pin, nameOf(pin.number), isWordsOnly)}
            aria-pressed={pin.number === selectedNumber}
            data-emphasis={emphasisOf(pin.number)}
            style={{ left: `${pin.at[0] * 100}%`, top: `${pin.at[1] * 100}%` }}
            className={styles.Pin}
            onClick={({ currentTarget }) => onPinPress(pin.number, currentTarget)}
          >
            <span className={styles.Number}>{pinWord(pin.number, isWordsOnly)}</span>
          </button>
        ))}
    </div>
  );
}

function pinName({ number, at: [x] }: EvidencePin, concern_name: string, isWordsOnly: boolean): string {
  return `${pinWord(number, isWordsOnly)} ${concern_name}, on your ${x < 0.5 ? 'left' : 'right'}`;
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
