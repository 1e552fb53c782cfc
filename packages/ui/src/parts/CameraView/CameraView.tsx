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
  /**
   * The front camera's stream, opened and stopped by the caller. Undefined while the browser asks for
   * permission, null without a camera.
   */
  stream: MediaStream | null | undefined;
  /** What would make the photo better. Undefined while nothing is known: then only the oval guides. */
  guidance?: PhotoGuidance | undefined;
  /** Why there is no guidance, shown in its place. Default: nothing is shown. */
  guidanceStatus?: GuidanceStatus | undefined;
  /**
   * Counts down and takes the photo once the guidance has been `good` for `announceAfter`. The person can
   * turn it off.
   */
  hasTimer?: boolean;
  /** Milliseconds per number of the countdown, which starts at 3. Default 1000. */
  timerTick?: number;
  /**
   * Why there is no picture, shown as one sentence in its place. Show the file input beside it. Default
   * `no_camera` when the stream is null.
   */
  problem?: CameraProblem | undefined;
  /** URL of a picture that is shown until the first frame. */
  poster?: string | undefined;
  /** Milliseconds that guidance must last before it is announced. Default 1000. */
  announceAfter?: number;
  /**
   * Receives the element that shows the stream, for reading frames; null when it is removed. It is mirrored
   * only by CSS.
   */
  onVideo?: (video: HTMLVideoElement | null) => void;
  /** The shutter was pressed. It stays busy until the returned promise settles. */
  onCapture: () => void | Promise<void>;
  /** Closes the camera without a photo. */
  onCancel: () => void;
}

/**
 * A mirror view with an oval, and one sentence at a time about what would make the photo better. Frames are
 * analysed on this page and never sent.
 *
 * **Do** keep the file input available: not everybody can or wants to use a camera. **Don't** disable the
 * shutter until the guidance is `good`: the guidance can be wrong, and the photo is checked anyway.
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
  /** The face is in the right position. */
  isGood: boolean;
  /** Seconds until the timer takes the photo; undefined when it does not run. */
  secondsLeft: number | undefined;
}

/** The camera's picture with the oval for the face. */
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
