import type { FacePlace, PhotoGuidance } from '@daylit/contract';
import type { CameraFacing, CameraProblem, GuidanceStatus } from './camera-words.ts';

export interface CameraViewProps {
  /**
   * The camera's stream, opened and stopped by the caller. Undefined while the browser asks for permission,
   * null without a camera.
   */
  stream: MediaStream | null | undefined;
  /** What would make the photo better. Undefined while nothing is known: then only the oval guides. */
  guidance?: PhotoGuidance | undefined;
  /** Where the face is in the 4:5 picture, which is not mirrored. The oval follows it. */
  face?: FacePlace | null | undefined;
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
  /** Which camera it is. Only the one towards the person is a mirror. Default `user`. */
  facing?: CameraFacing | undefined;
  /** URL of a picture that is shown until the first frame. */
  poster?: string | undefined;
  /** Milliseconds that guidance must last before it is announced. Default 1000. */
  announceAfter?: number;
  /**
   * Receives the element that shows the stream, for reading frames; null when it is removed. It is mirrored
   * only by CSS, and shows the centre of the stream as large as it can.
   */
  onVideo?: (video: HTMLVideoElement | null) => void;
  /**
   * The shutter was pressed. It stays busy until the promise settles, with null when no frame could be read.
   * The camera stays open.
   */
  onCapture: () => Promise<File | null>;
  /** Checks a photo on this device, while the person looks at it. Undefined when it cannot be checked. */
  onJudge?: ((photo: File) => Promise<PhotoGuidance | undefined>) | undefined;
  /** Receives the photo: at once, or where the camera fills the screen, after a look at it. */
  onUse: (photo: File) => void;
  /** Changes to the other camera. Leave it out if there is none. */
  onFlip?: (() => void) | undefined;
  /** Closes the camera without a photo. */
  onCancel: () => void;
}

/** The shutter and its timer, the same in both forms of the camera. */
export interface Shutter {
  isTimerOn: boolean;
  /** Without guidance, nothing would start the timer. */
  hasTimer: boolean;
  onToggleTimer: () => void;
  /** Seconds until the timer takes the photo; undefined while it does not run. */
  secondsLeft: number | undefined;
  /** A photo is being taken. Another press does nothing. */
  isCapturing: boolean;
  onCapture: () => void;
}

/** Both forms of the camera: in the place of the file input, and on the whole screen. */
export interface CameraFormProps extends Omit<CameraViewProps, 'announceAfter'> {
  announceAfter: number;
  shutter: Shutter;
}
