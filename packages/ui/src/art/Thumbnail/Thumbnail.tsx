import { useState, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Bust } from '../Bust/Bust.tsx';
import { DefaultThumbnail } from '../DefaultThumbnail/DefaultThumbnail.tsx';
import { Sweep } from '../Sweep/Sweep.tsx';
import styles from './Thumbnail.module.css';

export interface ThumbnailProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** URL of the scan's thumbnail. The default drawing is shown for null and when the photo fails to load. */
  src: string | null;
  /** Alternative text, for example "Thumbnail of this scan". */
  alt: string;
  /** The scan is being analysed: the waiting animation is shown, whatever `src` says. Default false. */
  isWaiting?: boolean;
  /** The photo failed to load. */
  onPhotoLost?: (() => void) | undefined;
}

/** The thumbnail of a scan, 4:5, as wide as its container. Never dimmed, tinted or covered. */
export function Thumbnail({ src, alt, isWaiting = false, onPhotoLost, className, ...rest }: ThumbnailProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPhoto = src !== null && src !== failedSrc;
  return (
    <span {...rest} className={classNames(styles.Thumbnail, className)}>
      {isWaiting && (
        <Sweep className={styles.Sweep}>
          <Bust density="small" />
        </Sweep>
      )}
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
