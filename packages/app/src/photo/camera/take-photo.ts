import type { PhotoChecks } from './guide-frames.ts';
import { aspectOf, mirrorPart } from './mirror-part.ts';
import { readBestFrame } from './read-best-frame.ts';
import { readFrame } from './read-frame.ts';

/** JPEG quality, 0 to 1. High, because the photo is encoded again before it is sent. */
const QUALITY = 0.95;

/**
 * The best frame of a short burst, or the current one without checks, as a file like one from the gallery:
 * the 4:5 part of what the camera view shows, not mirrored, at the camera's resolution. Null when there is
 * no readable frame.
 */
export async function takePhoto(
  video: HTMLVideoElement | null,
  checks: PhotoChecks | undefined,
): Promise<File | null> {
  if (!video) return null;
  const frame = await (checks ? readBestFrame(video, checks.isBest) : readFrame(video));
  const { left, top, width, height } = mirrorPart(frame.width, frame.height, aspectOf(video));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(frame, left, top, width, height, 0, 0, width, height);
  frame.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob && new File([blob], 'from-the-camera.jpg', { type: 'image/jpeg' });
}
