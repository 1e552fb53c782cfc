import type { ConcernView } from '@daylit/contract';
import { EvidenceShapes, type EvidenceGroup } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { pinWord } from '../../lib/pin-word.ts';
import styles from './EvidencePhoto.module.css';

export interface EvidencePhotoProps {
  /** In the order of the report: the most visible first. */
  concerns: readonly ConcernView[];
  /** Number of the active concern. */
  activeNumber: number | undefined;
  thumbnailUrl: string;
  isWordsOnly: boolean;
  /** The photo failed to load, so nothing can be outlined. */
  onPhotoLost: () => void;
}

/** Number of concerns outlined while none is active, so that most of the photo stays uncovered. */
const SHOWN_AT_REST = 2;

/** The scan's thumbnail, mirrored, with outlines of where the concerns were seen. */
export function EvidencePhoto({
  concerns,
  activeNumber,
  thumbnailUrl,
  isWordsOnly,
  onPhotoLost,
}: EvidencePhotoProps) {
  const groups = concerns
    .filter(({ evidence }) => evidence.length > 0)
    .filter((_, i) => activeNumber !== undefined || i < SHOWN_AT_REST)
    .map(({ number, evidence }): EvidenceGroup => ({
      label: pinWord(number, isWordsOnly),
      shapes: evidence,
      emphasis: activeNumber === undefined ? 'rest' : number === activeNumber ? 'selected' : 'dimmed',
    }));
  const heard = concerns.map(({ number, concern_name, location_observed }) =>
    [`${pinWord(number, isWordsOnly)} ${concern_name}`, location_observed].filter(Boolean).join(', '),
  );
  return (
    <div className={styles.EvidencePhoto}>
      <Thumbnail src={thumbnailUrl} alt="" onPhotoLost={onPhotoLost} className={styles.Photo} />
      <EvidenceShapes groups={groups} label={`Your photo with outlines. ${heard.join('. ')}.`} />
    </div>
  );
}
