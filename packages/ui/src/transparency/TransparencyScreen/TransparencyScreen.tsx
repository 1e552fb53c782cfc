import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import type { Loaded } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ProcessorList } from '../../parts/ProcessorList/ProcessorList.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { fiveSentences } from './five-sentences.ts';
import { ToneDots } from './ToneDots.tsx';
import { toneShares } from './tone-shares.ts';
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

interface Detail {
  summary: string;
  groups: [MeasuredFigure['group'], title: string, how: string][];
}

const DETAILS: Detail[] = [
  {
    summary: 'Each sign, in figures',
    groups: [
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
      ['blemishes', 'Blemishes', 'What is found is compared with the places where blemishes were painted.'],
    ],
  },
  {
    summary: 'The same photo, changed a little',
    groups: [
      [
        'steadiness',
        'Steadiness',
        'The same photo saved again, cropped, tilted, colored or blurred. The figure is the usual change of the severity, in points of 5, for the sign that changes most.',
      ],
      ['determinism', 'The same photo, the same report', 'Whole reports, compared letter by letter.'],
    ],
  },
  {
    summary: 'Every skin tone, and real faces',
    groups: [
      [
        'fairness',
        'The same on every skin tone',
        'The same face with the same sign in the same light, in every tone. Whatever differs is unfair.',
      ],
      [
        'portraits',
        'Portraits of real people',
        'A measure that goes along with how light the skin is would be suspect. 0 means that it does not. Some of these people smile: their lines were counted here, but a report no longer tells the lines of a smile.',
      ],
      [
        'real_faces',
        'Real faces, two photos each',
        'Adults in one studio. They show how an ordinary face reads, how much two photos of one person differ, also in other light that was computed, whether each tone gets an answer, and how many blemishes and dark spots are found that were painted onto the photos. They cannot show whether a doctor would agree, or how it goes with your phone at home. One photo of each pair may show a smile: its lines were counted here, but a report no longer tells them.',
      ],
    ],
  },
  {
    summary: 'Speed and memory',
    groups: [
      [
        'speed',
        'Speed and memory',
        'Of the machine that measured: time against decoding the photo and finding the face.',
      ],
    ],
  },
];

/**
 * /transparency: how good the report is in five sentences, one test on ten skin tones, and the rest folded:
 * every figure, what has not been checked, who else receives data, and how long it is kept.
 *
 * **Do** show missed goals in the same way as goals that are met. **Don't** claim any accuracy that no figure
 * proves.
 */
export function TransparencyScreen({ transparency, onRetry }: TransparencyScreenProps) {
  return (
    <Page title="How good is Daylit?" width="list">
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
  const shares = toneShares(figures);
  return (
    <div className={styles.Facts}>
      <ol className={styles.Sentences}>
        {fiveSentences(figures).map((sentence) => (
          <li key={sentence} className={styles.Sentence}>
            {sentence}
          </li>
        ))}
      </ol>
      {shares !== null && <ToneDots {...shares} />}
      <Card aria-labelledby="details" className={styles.Details}>
        <h2 id="details" className={styles.DetailsTitle}>
          In detail
        </h2>
        <Fold summary="What is measured">
          <p>
            {`Signs that are measured: ${analysis.signs.map((sign) => SIGN_WORDS[sign]).join(', ')}. Each gets a range from 0, not visible, to 5, strong. Where a photo cannot tell, the report says so. Nothing here is a diagnosis.`}
          </p>
          <p>{`Analyzed by: ${analysis.processed_by} (engine ${analysis.engine_version}).`}</p>
          <p>
            {`The figures are those of engine ${measurement.engine_version}, on painted faces that were not used for tuning (set ${reference_set_version}).`}
          </p>
        </Fold>
        <Fold summary="What nobody has checked">
          <ul className={styles.Unchecked}>
            {not_validated.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Fold>
        {DETAILS.map(({ summary, groups }) => (
          <DetailFold
            key={summary}
            summary={summary}
            groups={groups.filter(([group]) => figures.some((figure) => figure.group === group))}
            figures={figures}
          />
        ))}
        <Fold summary="Who else gets data, and how long things are kept">
          <ProcessorList processors={{ state: 'ready', value: processors }} />
          <dl className={styles.Figures}>
            {retention.map(({ what, how_long }) => (
              <div key={what} className={styles.Figure}>
                <dt>{what}</dt>
                <dd>{how_long}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </Card>
    </div>
  );
}

interface DetailFoldProps extends Detail {
  figures: readonly MeasuredFigure[];
}

function DetailFold({ summary, groups, figures }: DetailFoldProps) {
  if (groups.length === 0) return null;
  return (
    <Fold summary={summary}>
      {groups.map(([group, title, how]) => (
        <FigureGroup
          key={group}
          title={title}
          how={how}
          figures={figures.filter((figure) => figure.group === group)}
        />
      ))}
    </Fold>
  );
}
