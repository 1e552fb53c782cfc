import type { PhotoGuidance } from '@daylit/contract';
import Camera from 'lucide-react/icons/camera';
import { useCallback, useState } from 'react';
import { FaceOval } from '../../art/FaceOval/FaceOval.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  ASKING_WORDS,
  type CameraProblem,
  findProblem,
  GUIDANCE_WORDS,
  type GuidanceStatus,
  PROBLEM_WORDS,
  STATUS_WORDS,
  TIMER_WORDS,
} from './camera-words.ts';
import styles from './CameraView.module.css';
import { useCountdown } from './use-countdown.ts';
import { useSettled } from './use-settled.ts';

export interface CameraViewProps {
  /** The front camera's picture, opened and stopped by the caller. Undefined while the browser asks, null where there is none. */
  stream: MediaStream | null | undefined;
  /** What would make the photo better. Undefined while nothing is known: then the oval alone guides. */
  guidance?: PhotoGuidance | undefined;
  /** Why there is no guidance: said where it would stand. Default: nothing is said. */
  guidanceStatus?: GuidanceStatus | undefined;
  /** Count down and take the photo once the guidance has been `good` for `announceAfter`; the person can turn it off. */
  hasTimer?: boolean;
  /** Milliseconds between two numbers of the count-down, which starts at 3. Default 1000. */
  timerTick?: number;
  /** Instead of a picture, one sentence. Show the file input beside it. Default `no_camera` where the stream is null. */
  problem?: CameraProblem | undefined;
  /** Address of a picture that stands there until the first frame. */
  poster?: string | undefined;
  /** Milliseconds that a guidance has to last before it is read out. Default 1000. */
  announceAfter?: number;
  /** The element that shows the stream, mirrored by style only, for reading frames. Null when it is gone. */
  onVideo?: (video: HTMLVideoElement | null) => void;
  /** The shutter was pressed. It stays pressed until a returned promise is settled. */
  onCapture: () => void | Promise<void>;
  /** Leaves the camera without a photo. */
  onCancel: () => void;
}

/**
 * A mirror with an oval, and one sentence at a time about what would make the photo better. Frames are looked at on
 * this page and never leave it.
 *
 * **Do** keep the file input in reach: not everybody can or wants to use a camera. **Don't** hold the shutter back
 * until the guidance is `good`: it can be wrong, and the photo is checked anyway.
 */
export function CameraView({
  stream,
  guidance,
  guidanceStatus,
  hasTimer = false,
  timerTick = 1000,
  problem,
  poster,
  announceAfter = 1000,
  onVideo,
  onCapture,
  onCancel,
}: CameraViewProps) {
  const [isCapturing, setIsCapturing] = useState(false);
  const [isTimerOn, setIsTimerOn] = useState(hasTimer);
  const words = findWords({ stream, guidance, guidanceStatus, isTimerOn });
  const heardWords = useSettled(words, announceAfter);
  const secondsLeft = useCountdown({
    isRunning: isTimerOn && guidance === 'good' && stream != null && !isCapturing,
    startAfter: announceAfter,
    tick: timerTick,
    onEnd: () => void handleCapture(),
  });

  async function handleCapture() {
    if (isCapturing) return;
    setIsCapturing(true);
    try {
      await onCapture();
    } finally {
      setIsCapturing(false);
    }
  }

  const shownProblem = findProblem(stream, problem);
  if (shownProblem !== undefined) return <Notice role="alert">{PROBLEM_WORDS[shownProblem]}</Notice>;
  return (
    <section aria-label="Camera" className={styles.CameraView}>
      <div className={styles.Frame}>
        {stream == null ? (
          <Loader className={styles.Loader} />
        ) : (
          <Mirror {...{ stream, poster, onVideo, secondsLeft }} isGood={guidance === 'good'} />
        )}
      </div>
      <p aria-hidden="true" className={styles.Words}>
        {words}
      </p>
      <VisuallyHidden aria-live="polite">{heardWords}</VisuallyHidden>
      <div className={styles.Actions}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <IconButton
          label="Take the photo"
          icon={<Camera size={24} />}
          variant="solid"
          disabled={stream == null}
          aria-disabled={isCapturing ? true : undefined}
          onClick={handleCapture}
          className={styles.Shutter}
        />
        {hasTimer && guidanceStatus !== 'unavailable' && (
          <Button variant="quiet" onClick={() => setIsTimerOn(!isTimerOn)} className={styles.Timer}>
            {isTimerOn ? 'Stop timer' : 'Start timer'}
          </Button>
        )}
      </div>
      <p className={styles.Caption}>
        What the camera sees stays on this page. Only the photo that you take is used.
      </p>
    </section>
  );
}

interface MirrorProps {
  stream: MediaStream;
  poster: CameraViewProps['poster'];
  onVideo: CameraViewProps['onVideo'];
  /** The face is where it should be. */
  isGood: boolean;
  /** Until the timer takes the photo; undefined when none runs. */
  secondsLeft: number | undefined;
}

/** What the camera sees, with the oval for the face. */
function Mirror({ stream, poster, onVideo, isGood, secondsLeft }: MirrorProps) {
  const showStream = useCallback(
    (video: HTMLVideoElement) => {
      if (video.srcObject !== stream) video.srcObject = stream;
      onVideo?.(video);
      return () => onVideo?.(null);
    },
    [stream, onVideo],
  );
  return (
    <>
      <video
        ref={showStream}
        aria-label="You, as in a mirror"
        autoPlay
        muted
        playsInline
        poster={poster}
        className={styles.Video}
      />
      <FaceOval line={isGood ? 'closed' : 'dotted'} />
      {secondsLeft !== undefined && (
        <span aria-hidden="true" className={styles.SecondsLeft}>
          {secondsLeft}
        </span>
      )}
    </>
  );
}

function findWords({
  stream,
  guidance,
  guidanceStatus,
  isTimerOn,
}: Pick<CameraViewProps, 'stream' | 'guidance' | 'guidanceStatus'> & { isTimerOn: boolean }) {
  if (stream === undefined) return ASKING_WORDS;
  if (guidance === 'good' && isTimerOn) return TIMER_WORDS;
  if (guidance !== undefined) return GUIDANCE_WORDS[guidance];
  return guidanceStatus && STATUS_WORDS[guidanceStatus];
}
