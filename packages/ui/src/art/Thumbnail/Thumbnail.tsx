import { useState, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { DefaultThumbnail } from '../DefaultThumbnail/DefaultThumbnail.tsx';
import { Sweep } from '../Sweep/Sweep.tsx';
import styles from './Thumbnail.module.css';

export interface ThumbnailProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the scan's small photo; null draws the default instead, as does a photo that fails to load. */
  src: string | null;
  /** What a person who does not see it is told, for example "Thumbnail of this scan". */
  alt: string;
  /** The scan is being read: light moves over the drawing, whatever `src` says. Default false. */
  isWaiting?: boolean;
  /** The photo failed to load. */
  onPhotoLost?: (() => void) | undefined;
}

/** A scan's photo, 4 to 5, as wide as its place. Never dimmed, tinted or covered. */
export function Thumbnail({ src, alt, isWaiting = false, onPhotoLost, className, ...rest }: ThumbnailProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPhoto = src !== null && src !== failedSrc;
  return (
    <span {...rest} className={classNames(styles.Thumbnail, className)}>
      {isWaiting && <Sweep density="small" className={styles.Sweep} />}
      {!isWaiting && !hasPhoto && <DefaultThumbnail />}
      {!isWaiting && hasPhoto && (
        <img
          src={src}
          alt={alt}
          className={styles.Photo}
          onError={() => {
            setFailedSrc(src);
            onPhotoLost?.();
          }}
        />
      )}
    </span>
  );
}
