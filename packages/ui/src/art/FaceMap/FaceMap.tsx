import type { SeverityRange } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { pinWord } from '../../lib/pin-word.ts';
import { rangeText } from '../RangeMeter/range-words.ts';
import { FACE_LINES } from './face-lines.gen.ts';
import { mapMarks, mapPins, ring, strokes, type MapConcern, type MapMark } from './map-marks.ts';
import { REGION_SHAPES } from './region-shapes.ts';
import { MAP_SCALE, smoothPath, type Point } from './smooth-path.ts';
import styles from './FaceMap.module.css';

export interface FaceMapConcern extends MapConcern {
  concern_name: string;
  /** Its places in words. */
  location_observed: string | null;
}

export interface FaceMapProps extends Omit<ComponentProps<'svg'>, 'children' | 'role'> {
  /** In the order of the list beside the map. */
  concerns: readonly FaceMapConcern[];
  /** Number of the concern that stands out; the others are dimmed. */
  selectedNumber?: number | undefined;
  /** Replaces numbers by letters and words: one ring in each place. Default false. */
  isWordsOnly?: boolean;
}

/**
 * A face with rings where each concern was seen: one ring a step, solid as far as it is seen and dotted as
 * far as it is possible. As in a mirror, the person's left is on the left. A screen reader reads one sentence
 * per concern.
 *
 * **Do** put the list with the same numbers beside it. **Don't** lay it over a photo or tint it like skin.
 */
export function FaceMap({ concerns, selectedNumber, isWordsOnly = false, className, ...rest }: FaceMapProps) {
  const marks = mapMarks(concerns);
  const emphasisOf = (numbers: readonly number[]) => {
    if (selectedNumber === undefined) return undefined;
    return numbers.includes(selectedNumber) ? 'selected' : 'dimmed';
  };
  return (
    <svg
      {...rest}
      viewBox="-104 -128 208 280"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={['Face map.', ...concerns.map((concern) => sentence(concern, isWordsOnly))].join(' ')}
      className={classNames(styles.FaceMap, className)}
    >
      <path d={FACE_LINES.outline} className={styles.Face} />
      <path d={FACE_LINES.outline} className={styles.Outline} />
      <path d={FACE_LINES.softLines} className={styles.SoftLine} />
      <path d={QUIET_REGIONS} className={styles.QuietRegion} />
      {marks.map((mark) => (
        <Mark
          key={mark.key}
          mark={isWordsOnly ? withOneRing(mark) : mark}
          emphasis={emphasisOf(mark.numbers)}
        />
      ))}
      <path d={FACE_LINES.brows} className={styles.Brow} />
      <path d={FACE_LINES.lines} className={styles.Line} />
      <path d={FACE_LINES.strongLines} className={styles.StrongLine} />
      {mapPins(marks).map(({ number, x, y }) => (
        <g
          key={`${number} ${x} ${y}`}
          transform={`translate(${x * MAP_SCALE} ${y * MAP_SCALE})`}
          data-emphasis={emphasisOf([number])}
          className={styles.Pin}
        >
          <circle r={number === selectedNumber ? 10 : 8.5} />
          <text y={3.6}>{pinWord(number, isWordsOnly)}</text>
        </g>
      ))}
    </svg>
  );
}

const QUIET_REGIONS = Object.values(REGION_SHAPES)
  .flat()
  .map((shape) => smoothPath(shape, 'closed'))
  .join('');

/** Rings could be counted, so members who prefer words see one. */
function withOneRing(mark: MapMark): MapMark {
  return { ...mark, rings: mark.rings && ONE_RING, strokes: mark.strokes && ONE_RING };
}

const ONE_RING: SeverityRange = { low: 1, high: 1 };

interface MarkProps {
  mark: MapMark;
  emphasis: 'selected' | 'dimmed' | undefined;
}

function Mark({ mark: { region, shape, rings, strokes: lines }, emphasis }: MarkProps) {
  if (region === 'whole_face') {
    return <path d={FACE_LINES.outline} data-emphasis={emphasis} className={styles.WholeFace} />;
  }
  return (
    <g data-emphasis={emphasis} className={styles.Region}>
      {rings && <path d={smoothPath(shape, 'closed')} className={styles.Wash} />}
      {rings && <Steps {...rings} draw={(step) => smoothPath(ring(shape, step), 'closed')} />}
      {lines && <Steps {...lines} draw={(step) => smoothPath(strokeAt(shape, lines, step), 'open')} />}
    </g>
  );
}

function strokeAt(shape: readonly Point[], { high }: SeverityRange, step: number): Point[] {
  return strokes(shape, high)[step] ?? [];
}

interface StepsProps extends SeverityRange {
  /** Path data of a step, counted from 0. */
  draw: (step: number) => string;
}

/** One path a step: solid up to the low end, dotted up to the high end. */
function Steps({ low, high, draw }: StepsProps) {
  return Array.from({ length: high }, (_, step) => (
    <path key={step} d={draw(step)} data-possible={step < low ? undefined : ''} className={styles.Step} />
  ));
}

function sentence(
  { number, concern_name, location_observed, range }: FaceMapConcern,
  isWordsOnly: boolean,
): string {
  const words = [`${pinWord(number, isWordsOnly)} ${concern_name}`, location_observed];
  return `${[...words, rangeText(range, isWordsOnly)].filter((word) => word !== null).join(', ')}.`;
}
