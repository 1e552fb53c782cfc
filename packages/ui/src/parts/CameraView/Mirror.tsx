import { useCallback } from 'react';
import { FaceOval } from '../../art/FaceOval/FaceOval.tsx';
import type { CameraViewProps } from './camera-props.ts';
import styles from './Mirror.module.css';

export interface MirrorProps extends Pick<
  CameraViewProps,
  'poster' | 'onVideo' | 'guidance' | 'face' | 'facing'
> {
  stream: MediaStream;
}

/** The camera's picture with the oval, which follows the found face. Covers its positioned container. */
export function Mirror({ stream, poster, onVideo, guidance, face, facing = 'user' }: MirrorProps) {
  const showStream = useCallback(
    (video: HTMLVideoElement) => {
      if (video.srcObject !== stream) video.srcObject = stream;
      onVideo?.(video);
      return () => onVideo?.(null);
    },
    [stream, onVideo],
  );
  const isMirrored = facing === 'user';
  return (
    <>
      <video
        ref={showStream}
        aria-label={isMirrored ? 'You, as in a mirror' : 'What the camera sees'}
        autoPlay
        muted
        playsInline
        poster={poster}
        data-mirrored={isMirrored || undefined}
        className={styles.Video}
      />
      <FaceOval
        line={guidance === 'good' ? 'closed' : 'dotted'}
        face={face && isMirrored ? { ...face, left: 1 - face.right, right: 1 - face.left } : face}
      />
    </>
  );
}
