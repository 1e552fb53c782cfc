import type { PhotoGuidance } from '@daylit/contract';
import type { CameraProblem, GuidanceStatus } from '@daylit/ui';
import { guideFrames, type GuideOptions } from './guide-frames.ts';

export { takePhoto } from './take-photo.ts';

/** What the camera view shows. `stream` is undefined while it opens, null when there will be no picture. */
export interface CameraState {
  stream: MediaStream | null | undefined;
  guidance?: PhotoGuidance;
  guidanceStatus?: GuidanceStatus;
  problem?: CameraProblem;
}

interface OpenOptions extends Pick<GuideOptions, 'signal' | 'findVideo'> {
  /** Not called after the signal is aborted. */
  onChange: (state: CameraState) => void;
}

/** At least the pixels of a photo that is sent. Browsers pick the nearest mode, rotated with the device. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 2048 }, height: { ideal: 1536 } },
};

/** Opens the front camera and gives guidance. The signal closes it, even during the prompt. Never rejects. */
export async function openCamera({ signal, findVideo, onChange }: OpenOptions): Promise<void> {
  // Aborted by the caller, or when the camera is lost.
  const ending = new AbortController();
  const over = ending.signal;
  signal.addEventListener('abort', () => ending.abort(), { once: true });
  const change = (state: CameraState) => {
    if (!over.aborted) onChange(state);
  };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
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
  change({ stream, guidanceStatus: 'loading' });
  const onGuidance = (guidance: PhotoGuidance) => change({ stream, guidance });
  await guideFrames({ signal: over, findVideo, onGuidance }).catch(() =>
    change({ stream, guidanceStatus: 'unavailable' }),
  );
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no_camera';
  return name === 'NotReadableError' || name === 'AbortError' ? 'in_use' : 'failed';
}
