import type { Repeatability } from '@daylit/contract';
import Camera from 'lucide-react/icons/camera';
import { formatTime } from '../../lib/format-date.ts';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../SectionCard/SectionCard.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TakenSecondPhotos, type TakingBack } from './TakenSecondPhotos.tsx';
import styles from './RepeatabilityCard.module.css';

export interface RepeatabilityCardProps {
  /** The result of second photos, and whether one can be taken now. */
  repeatability: Loaded<Repeatability>;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Deleting second photos. Without it they are not listed. */
  takingBack?: TakingBack | undefined;
  /** Loads again after a failure. */
  onRetry?: (() => void) | undefined;
}

/**
 * How far two photos of this member differ: the offer of a second photo, and its result.
 *
 * **Do** offer it with a first report and in the account. **Don't** ask for it again with every report.
 */
export function RepeatabilityCard({
  repeatability,
  isWordsOnly = false,
  takingBack,
  onRetry,
}: RepeatabilityCardProps) {
  if (repeatability.state === 'failed') {
    return (
      <LoadProblem
        title="What your second photos have shown could not be loaded."
        detail={repeatability.detail}
        onRetry={onRetry}
      />
    );
  }
  return (
    <SectionCard title="How much your photos differ">
      {repeatability.state === 'waiting' ? (
        <Skeleton height="7em" />
      ) : (
        <Known known={repeatability.value} isWordsOnly={isWordsOnly} takingBack={takingBack} />
      )}
    </SectionCard>
  );
}

interface KnownProps {
  known: Repeatability;
  isWordsOnly: boolean;
  takingBack: TakingBack | undefined;
}

function Known({ known, isWordsOnly, takingBack }: KnownProps) {
  const { offer, summary, measures, second_photos } = known;
  return (
    <>
      <p>{summary ?? (offer ? WHY : LATER)}</p>
      <div className={styles.Folds}>
        {!isWordsOnly && measures.length > 0 && (
          <Fold summary="In numbers">
            <Margins measures={measures} />
          </Fold>
        )}
        {takingBack && second_photos.length > 0 && (
          <TakenSecondPhotos photos={second_photos} takingBack={takingBack} />
        )}
      </div>
      {offer && (
        <>
          <ButtonLink href="/second-photo" variant="tonal" icon={<Camera size={18} />} className={styles.Way}>
            {summary === null ? 'Take a second photo' : 'Take another one'}
          </ButtonLink>
          <p className={styles.Note}>
            Until {formatTime(offer.until)}. It costs no scan, and the photo is not kept.
          </p>
        </>
      )}
    </>
  );
}

const WHY =
  'Two photos never read quite alike. Take a second one now, and later changes are judged by how much yours differ.';

const LATER =
  'Two photos of the same moment never read quite alike. In the five minutes after a scan you can take a second one, and we learn how much yours differ. Until then, we use what is usual for others.';

/** The usual margin of each sign, and this member's own. */
function Margins({ measures }: Pick<Repeatability, 'measures'>) {
  return (
    <>
      <p className={styles.Note}>How many of 5 points a new photo may change by itself.</p>
      <ul className={styles.Margins}>
        {measures.map(({ sign, concern_name, usual_margin, margin }) => (
          <li key={sign} className={styles.Margin}>
            <span>{concern_name}</span>
            <span className={styles.Points}>
              ± {margin.toFixed(1)}, usually ± {usual_margin.toFixed(1)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
