import { useId } from 'react';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { readObject, readText } from '../damage.ts';
import { Ghost } from '../Ghost/Ghost.tsx';
import type { PhotoQualityFinding } from '../report.ts';
import styles from './PhotoQuality.module.css';

export interface PhotoQualityProps {
  /** Undefined until it has arrived. */
  photo_quality: PhotoQualityFinding | undefined;
  /** Address of the scan's small photo; null shows the drawing instead. */
  thumbnailUrl: string | null;
}

const STATUS_WORDS = new Map<unknown, string>([
  ['pass', 'Pass'],
  ['warn', 'Warn'],
  ['fail', 'Fail'],
]);

/**
 * How well the photo could be read. Warn and fail look like pass: a photo is not a fault.
 *
 * **Do** give the reason, so that the next photo can be better. **Don't** colour it by its verdict.
 */
export function PhotoQuality({ photo_quality, thumbnailUrl }: PhotoQualityProps) {
  const titleId = useId();
  if (photo_quality === undefined) return <Ghost id="photo-quality" title="Photo Quality" />;
  const finding = readObject<PhotoQualityFinding>(photo_quality);
  const status = STATUS_WORDS.get(finding?.status);
  const reason = readText(finding?.reason);
  return (
    <Card id="photo-quality" aria-labelledby={titleId} className={styles.PhotoQuality}>
      <div className={styles.Body}>
        <Thumbnail src={thumbnailUrl} alt="Thumbnail of this scan" />
        <div className={styles.Words}>
          <h2 id={titleId} className={styles.Title}>
            {status === undefined ? 'Photo Quality' : `Photo Quality: ${status}`}
          </h2>
          {reason !== undefined && <p className={styles.Reason}>{reason}</p>}
        </div>
      </div>
    </Card>
  );
}
