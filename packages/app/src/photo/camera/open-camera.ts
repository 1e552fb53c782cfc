import type { FacePlace, PhotoGuidance } from '@daylit/contract';
import type { CameraFacing, CameraProblem, GuidanceStatus } from '@daylit/ui';
import type { Look } from '@daylit/vision';
import { guideFrames, type GuideOptions } from './guide-frames.ts';

export type { PhotoChecks } from './guide-frames.ts';
export { keepsPixels } from '../keeps-pixels.ts';
export { takePhoto } from './take-photo.ts';

/** What the camera view shows. `stream` is undefined while it opens, null when there will be no picture. */
export interface CameraState {
  stream: MediaStream | null | undefined;
  guidance?: PhotoGuidance;
  /** Where the face is; null without one. */
  face?: FacePlace | null;
  guidanceStatus?: GuidanceStatus;
  problem?: CameraProblem;
  /** There is more than one camera. */
  hasOther?: boolean;
}

interface OpenOptions extends Pick<GuideOptions, 'signal' | 'findVideo' | 'onReady'> {
  facing: CameraFacing;
  /** Not called after the signal is aborted. */
  onChange: (state: CameraState) => void;
}

/**
 * More than the pixels of a photo that is sent, because a phone shows only the middle of the picture.
 * Browsers pick the nearest mode, rotated with the device.
 */
const constraintsFor = (facing: CameraFacing): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1920 } },
});

/** Opens a camera and gives guidance. The signal closes it, even during the prompt. Never rejects. */
export async function openCamera(options: OpenOptions): Promise<void> {
  const { signal, facing, findVideo, onReady, onChange } = options;
  // Aborted by the caller, or when the camera is lost.
  const ending = new AbortController();
  const over = ending.signal;
  signal.addEventListener('abort', () => ending.abort(), { once: true });
  const change = (state: CameraState) => {
    if (!over.aborted) onChange(state);
  };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(constraintsFor(facing));
  } catch (error) {
    change({ stream: null, problem: problemOf(error) });
    return;
  }
  const tracks = stream.getTracks();
  const stop = () => tracks.forEach((track) => track.stop());
  if (over.aborted) {
    stop();
    return;
  }
  over.addEventListener('abort', stop, { once: true });
  for (const track of tracks) {
    // Unplugged, taken by another app, or no longer permitted. Our own `stop` does not fire this event.
    track.addEventListener('ended', () => {
      change({ stream: null, problem: 'in_use' });
      ending.abort();
    });
  }
  const hasOther = await hasOtherCamera();
  change({ stream, hasOther, guidanceStatus: 'loading' });
  const onLook = (look: Look) => change({ stream, hasOther, ...look });
  await guideFrames({ signal: over, findVideo, onLook, onReady }).catch(() =>
    change({ stream, hasOther, guidanceStatus: 'unavailable' }),
  );
}

async function hasOtherCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1;
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no_camera';
  return name === 'NotReadableError' || name === 'AbortError' ? 'in_use' : 'failed';
}
