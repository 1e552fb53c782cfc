import type { ConcernView } from '@daylit/contract';
import { EvidenceShapes, type EvidenceGroup } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { pinWord } from '../../lib/pin-word.ts';
import styles from './EvidencePhoto.module.css';

export interface EvidencePhotoProps {
  /** In the order of the report: what stands out most comes first. */
  concerns: readonly ConcernView[];
  /** Number of the concern that was asked for. */
  activeNumber: number | undefined;
  thumbnailUrl: string;
  isWordsOnly: boolean;
  /** The photo failed to load, so there is nothing to outline. */
  onPhotoLost: () => void;
}

/** How many concerns are outlined while none is asked for: the photo stays a photo. */
const SHOWN_AT_REST = 2;

/** The scan's own photo as in a mirror, with outlines of where the concerns were seen. */
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
