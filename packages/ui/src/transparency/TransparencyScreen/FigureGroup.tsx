import { sentences } from '../../lib/sentences.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { goalInWords, inWords } from './figure-words.ts';
import type { MeasuredFigure } from '@daylit/contract';
import styles from './TransparencyScreen.module.css';

/** What a group counts, one and several, if it is not photos. */
const SAMPLES: Partial<Record<MeasuredFigure['group'], readonly [one: string, several: string]>> = {
  speed: ['run', 'runs'],
  real_faces: ['person', 'people'],
};

export interface FigureGroupProps {
  /** The subject of the figures: "Steadiness". */
  title: string;
  /** One sentence that says how they were measured. */
  how: string;
  /** The figures of one group, in the order of the API. */
  figures: readonly MeasuredFigure[];
}

/** The figures of one group, each with its goal and whether it was met. */
export function FigureGroup({ title, how, figures }: FigureGroupProps) {
  return (
    <>
      <h3 className={styles.GroupTitle}>{title}</h3>
      <p>{how}</p>
      <dl className={styles.Figures}>
        {figures.map((figure) => (
          <Figure key={figure.id} {...figure} />
        ))}
      </dl>
    </>
  );
}

function Figure(figure: MeasuredFigure) {
  const { group, what, value, unit, met, sample_size, note, parts } = figure;
  const [one, several] = SAMPLES[group] ?? ['photo', 'photos'];
  return (
    <div className={styles.Figure}>
      <dt>{what}</dt>
      <dd className={styles.Value}>
        <span>{`${value === null ? (met ? 'Cannot tell' : '') : inWords(value, unit)} `}</span>
        <Verdict met={met} />
      </dd>
      <dd className={styles.Note}>
        {sentences(
          `Goal: ${goalInWords(figure)}.`,
          sample_size > 0 && `From ${sample_size} ${sample_size === 1 ? one : several}.`,
          parts.length > 0 &&
            `${parts.map((part) => `${part.name}: ${inWords(part.value, unit)}`).join(', ')}.`,
        )}
      </dd>
      {note !== null && <dd className={styles.Note}>{note}</dd>}
    </div>
  );
}

function Verdict({ met }: Pick<MeasuredFigure, 'met'>) {
  if (met === null) return <Tag>Not measured</Tag>;
  return met ? <Tag variant="success">Goal met</Tag> : <Tag variant="warning">Goal not met</Tag>;
}
