import type { PhotoQualityView } from '@daylit/contract';
import { useId } from 'react';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { keyWords } from '../../lib/key-words.ts';
import type { Loaded } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import styles from './PhotoQuality.module.css';

export interface PhotoQualityProps {
  photo_quality: Loaded<PhotoQualityView>;
  /** URL of the scan's thumbnail; null shows the drawing instead. */
  thumbnailUrl: string | null;
}

/**
 * The quality of the photo for the analysis. Warn and fail look like pass: a poor photo is not the member's
 * fault.
 *
 * **Do** give the reason, so that the next photo can be better. **Don't** colour it by its verdict.
 */
export function PhotoQuality({ photo_quality, thumbnailUrl }: PhotoQualityProps) {
  const titleId = useId();
  if (photo_quality.state !== 'ready') return <SectionWaiting id="photo-quality" title="Photo Quality" />;
  const { status, reason } = photo_quality.value;
  return (
    <Card id="photo-quality" aria-labelledby={titleId} className={styles.PhotoQuality}>
      <div className={styles.Body}>
        <Thumbnail src={thumbnailUrl} alt="Thumbnail of this scan" />
        <div className={styles.Words}>
          <h2 id={titleId} className={styles.Title}>
            {status === null ? 'Photo Quality' : `Photo Quality: ${keyWords(status)}`}
          </h2>
          {reason !== null && <p className={styles.Reason}>{reason}</p>}
        </div>
      </div>
    </Card>
  );
}
