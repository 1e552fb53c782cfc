import type { PhotoQualityView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './PhotoQuality.module.css';

export interface PhotoQualityProps {
  photo_quality: Loaded<PhotoQualityView>;
}

/**
 * The quality of the photo for the analysis. Warn and fail look like pass: a poor photo is not the member's
 * fault.
 *
 * **Do** put the photo beside it, and the reason with it, so that the next photo can be better. **Don't**
 * colour it by its verdict.
 */
export function PhotoQuality({ photo_quality }: PhotoQualityProps) {
  if (photo_quality.state !== 'ready') {
    return (
      <div aria-hidden="true" className={styles.PhotoQuality}>
        <p className={styles.Title}>Photo Quality</p>
        <Skeleton height="14px" />
      </div>
    );
  }
  const { status, reason } = photo_quality.value;
  return (
    <div className={styles.PhotoQuality}>
      <h2 className={styles.Title}>
        {status === null ? 'Photo Quality' : `Photo Quality: ${keyWords(status)}`}
      </h2>
      {reason !== null && <p className={styles.Reason}>{reason}</p>}
    </div>
  );
}
