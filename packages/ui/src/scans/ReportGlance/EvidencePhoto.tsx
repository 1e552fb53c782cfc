import { EvidenceShapes, type EvidenceShapesProps } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import styles from './EvidencePhoto.module.css';

export interface EvidencePhotoProps extends EvidenceShapesProps {
  /** Null, and a photo that fails to load, show the drawing without outlines. */
  thumbnailUrl: string | null;
  /** The photo failed to load, so nothing can be outlined. */
  onPhotoLost: () => void;
}

/** The scan's thumbnail, mirrored, with outlines of where the concerns were seen; cut square on phones. */
export function EvidencePhoto({ thumbnailUrl, onPhotoLost, ...shapes }: EvidencePhotoProps) {
  return (
    <div className={styles.EvidencePhoto}>
      <div className={styles.Whole}>
        <Thumbnail
          src={thumbnailUrl}
          alt="Thumbnail of this scan"
          onPhotoLost={onPhotoLost}
          className={styles.Photo}
        />
        {thumbnailUrl !== null && <EvidenceShapes {...shapes} />}
      </div>
    </div>
  );
}
