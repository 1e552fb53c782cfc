import { mirrorPart } from './mirror-part.ts';
import { readFrame } from './read-frame.ts';

/** JPEG quality, 0 to 1. High, because the photo is encoded once more before it is sent. */
const QUALITY = 0.95;

/**
 * The frame that plays now, as a file like one from the gallery: what the mirror shows, not mirrored, in the camera's own pixels.
 * Null when there is no frame to read.
 */
export async function takePhoto(video: HTMLVideoElement | null): Promise<File | null> {
  if (!video) return null;
  const frame = await readFrame(video);
  const { left, top, width, height } = mirrorPart(frame.width, frame.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(frame, left, top, width, height, 0, 0, width, height);
  frame.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob && new File([blob], 'from-the-camera.jpg', { type: 'image/jpeg' });
}
