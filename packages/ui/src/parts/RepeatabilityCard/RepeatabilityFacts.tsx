import type { Repeatability } from '@daylit/contract';
import Camera from 'lucide-react/icons/camera';
import { formatTime } from '../../lib/format-date.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { TakenSecondPhotos, type TakingBack } from './TakenSecondPhotos.tsx';
import styles from './RepeatabilityCard.module.css';

export interface RepeatabilityFactsProps {
  /** What second photos showed, and until when one can be taken. */
  repeatability: Repeatability;
  /** The member prefers words to numbers. */
  isWordsOnly: boolean;
  /** Deleting second photos. Without it they are not listed. */
  takingBack?: TakingBack | undefined;
}

/** What second photos of this member showed, and the way to take one while that is possible. */
export function RepeatabilityFacts({
  repeatability: { offer, summary, measures, second_photos },
  isWordsOnly,
  takingBack,
}: RepeatabilityFactsProps) {
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
            {`Until ${formatTime(offer.until)}. It costs no scan, and the photo is not kept.`}
          </p>
        </>
      )}
    </>
  );
}

const WHY =
  'Two photos never give quite the same result. Take a second one now, and we learn how much yours vary by themselves.';

const LATER =
  'Two photos of the same moment never give quite the same result. In the five minutes after a scan you can take a second one, and we learn how much yours vary. Until then, we use what is usual for others.';

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
              {`± ${margin.toFixed(1)}, usually ± ${usual_margin.toFixed(1)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
