import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import type { Loaded } from '../../lib/states.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ProcessorList } from '../../parts/ProcessorList/ProcessorList.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import type { MeasuredFigure, Sign, Transparency } from '@daylit/contract';
import styles from './TransparencyScreen.module.css';

export interface TransparencyScreenProps {
  /** The answer of the running server. */
  transparency: Loaded<Transparency>;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const SIGN_WORDS: Record<Sign, string> = {
  redness: 'redness',
  texture: 'texture and pores',
  lines: 'lines',
  dark_circles: 'dark circles',
  shine: 'shine',
  tone_evenness: 'evenness of tone',
  blemishes: 'blemishes',
  dark_spots: 'dark spots',
};

const GROUPS: [MeasuredFigure['group'], title: string, how: string][] = [
  [
    'finding',
    'Finding the face',
    'Painted faces of every tone, empty pictures, and pictures of several people.',
  ],
  [
    'following',
    'Following a sign',
    'A sign is painted in strengths from none to strong. 1 means that more of it always reads as more, whoever the person is.',
  ],
  ['blemishes', 'Blemishes', 'What is found is held against the places where blemishes were painted.'],
  [
    'steadiness',
    'Steadiness',
    'The same photo saved again, cropped, tilted, coloured or blurred. The figure is the usual change of the severity, in points of 5, for the sign that changes most.',
  ],
  [
    'fairness',
    'The same on every skin tone',
    'The same face with the same sign in the same light, in every tone. Whatever differs is unfair.',
  ],
  [
    'portraits',
    'Portraits of real people',
    'A measure that goes along with how light the skin is would be suspect. 0 means that it does not.',
  ],
  ['determinism', 'The same photo, the same report', 'Whole reports, compared letter by letter.'],
  [
    'speed',
    'Speed and memory',
    'Of the machine that measured: time against decoding the photo and finding the face.',
  ],
];

/**
 * /transparency: what measures, how well, what has not been checked, who else receives data, and how long it
 * is kept.
 *
 * **Do** show missed goals in the same way as goals that are met. **Don't** claim any accuracy that no figure
 * proves.
 */
export function TransparencyScreen({ transparency, onRetry }: TransparencyScreenProps) {
  return (
    <Page title="How Daylit measures" width="reading">
      {transparency.state === 'failed' && (
        <LoadProblem title="Unable to load the figures." detail={transparency.detail} onRetry={onRetry} />
      )}
      {transparency.state === 'waiting' && (
        <p>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton height="24em" />
        </p>
      )}
      {transparency.state === 'ready' && <Facts {...transparency.value} />}
    </Page>
  );
}

function Facts({ analysis, measurement, processors, retention }: Transparency) {
  const { figures, not_validated, reference_set_version } = measurement;
  const missed = figures.filter(({ met }) => met === false).length;
  const unmeasured = figures.filter(({ met }) => met === null).length;
  return (
    <Prose>
      <h2>What is measured</h2>
      <p>
        Signs that are measured: {analysis.signs.map((sign) => SIGN_WORDS[sign]).join(', ')}. Each gets a
        number from 0, not visible, to 5, strong. Where a photo cannot tell, the report says so. Nothing here
        is a diagnosis.
      </p>
      <p>
        {analysis.processed_by} looks at the photos, with version {analysis.engine_version} of the engine.
      </p>
      <h2>What nobody has checked</h2>
      <ul>
        {not_validated.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h2>How well it measures</h2>
      <p>
        Goals: {figures.length - missed - unmeasured} of {figures.length} met, {missed} missed, {unmeasured}{' '}
        not measured. The figures are those of engine {measurement.engine_version} on set{' '}
        {reference_set_version} of painted faces, on a part of it that no limit was chosen on.
      </p>
      {GROUPS.map(([group, title, how]) => (
        <FigureGroup
          key={group}
          title={title}
          how={how}
          figures={figures.filter((figure) => figure.group === group)}
        />
      ))}
      <h2>Who else gets data</h2>
      <ProcessorList processors={{ state: 'ready', value: processors }} />
      <h2>How long things are kept</h2>
      <dl className={styles.Figures}>
        {retention.map(({ what, how_long }) => (
          <div key={what} className={styles.Figure}>
            <dt>{what}</dt>
            <dd>{how_long}</dd>
          </div>
        ))}
      </dl>
    </Prose>
  );
}
