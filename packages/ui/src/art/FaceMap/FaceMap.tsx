import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { pinWord } from '../../lib/pin-word.ts';
import { MAX_SEVERITY, severityFigure, severityWord } from '../SeverityMeter/severity.ts';
import { FACE_LINES } from './face-lines.gen.ts';
import { mapMarks, mapPins, ring, type MapConcern, type MapMark } from './map-marks.ts';
import { smoothPath } from './smooth-path.ts';
import { REGION_SHAPES } from './region-shapes.ts';
import styles from './FaceMap.module.css';

export interface FaceMapConcern extends MapConcern {
  concern_name: string;
  /** Its places in words. */
  location_observed: string | null;
}

export interface FaceMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In the order of the list beside the map. */
  concerns: readonly FaceMapConcern[];
  /** Number of the concern whose rings are drawn thicker. */
  activeNumber?: number | undefined;
  /** Replaces numbers by letters and words: one ring and one letter per concern. Default false. */
  isWordsOnly?: boolean;
}

/**
 * A face with one ring per severity point where each concern was seen. As in a mirror, the person's left is
 * on the left. A screen reader reads one sentence per concern.
 *
 * **Do** put the list with the same numbers beside it. **Don't** lay it over a photo or tint it like skin.
 */
export function FaceMap({ concerns, activeNumber, isWordsOnly = false, className, ...rest }: FaceMapProps) {
  const marks = mapMarks(concerns);
  return (
    <svg
      {...rest}
      viewBox="-104 -128 208 280"
      role="img"
      aria-label={['Face map.', ...concerns.map((concern) => sentence(concern, isWordsOnly))].join(' ')}
      className={classNames(styles.FaceMap, className)}
    >
      <path d={FACE_LINES.outline} className={styles.Face} />
      <path d={FACE_LINES.headband} className={styles.Headband} />
      <path d={FACE_LINES.outline} className={styles.Outline} />
      <path d={FACE_LINES.softLines} className={styles.SoftLine} />
      <path d={QUIET_REGIONS} className={styles.QuietRegion} />
      {marks.map((mark) => (
        <Mark
          key={mark.key}
          mark={isWordsOnly ? { ...mark, ringCount: 1 } : mark}
          isActive={isIn(mark, activeNumber)}
        />
      ))}
      <path d={FACE_LINES.brows} className={styles.Brow} />
      <path d={FACE_LINES.lines} className={styles.Line} />
      <path d={FACE_LINES.strongLines} className={styles.StrongLine} />
      {mapPins(marks).map(({ number, x, y }) => (
        <g key={`${number} ${x} ${y}`} transform={`translate(${x} ${y})`} className={styles.Pin}>
          <circle r={8.6} />
          <text y={3.9}>{pinWord(number, isWordsOnly)}</text>
        </g>
      ))}
    </svg>
  );
}

const QUIET_REGIONS = Object.values(REGION_SHAPES)
  .flat()
  .map((shape) => smoothPath(shape, 'closed'))
  .join('');

interface MarkProps {
  mark: MapMark;
  isActive: boolean;
}

function Mark({ mark: { region, shape, ringCount, isQuiet }, isActive }: MarkProps) {
  if (region === 'whole_face') return <path d={FACE_LINES.outline} className={styles.WholeFace} />;
  return (
    <g
      data-active={isActive ? '' : undefined}
      data-quiet={isQuiet ? '' : undefined}
      className={styles.Region}
    >
      <path d={smoothPath(shape, 'closed')} className={styles.Wash} />
      {Array.from({ length: ringCount }, (_, i) => (
        <path key={i} d={smoothPath(ring(shape, i), 'closed')} className={styles.Ring} />
      ))}
    </g>
  );
}

function isIn({ numbers }: MapMark, number: number | undefined): boolean {
  return number !== undefined && numbers.includes(number);
}

function sentence(
  { number, concern_name, location_observed, severity_score }: FaceMapConcern,
  isWordsOnly: boolean,
): string {
  const degree = isWordsOnly
    ? severityWord(severity_score).toLowerCase()
    : `${severityFigure(severity_score)} of ${MAX_SEVERITY}`;
  const words = [`${pinWord(number, isWordsOnly)} ${concern_name}`, location_observed, degree];
  return `${words.filter((word) => word !== null).join(', ')}.`;
}
