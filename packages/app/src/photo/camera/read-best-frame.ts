import type { PhotoChecks } from './guide-frames.ts';
import { readFrame } from './read-frame.ts';

/** Frames of a burst, and milliseconds between two of them: together longer than a blink. */
const FRAMES = 4;
const APART = 150;

/** Milliseconds after which a slow device takes no further frame. */
const LONGEST = 800;

/**
 * The best of a few frames: eyes open, mouth calm, in focus. Two of them are kept at a time. When the checks
 * fail, it is the best so far. Rejects when no frame is readable.
 */
export async function readBestFrame(
  video: HTMLVideoElement,
  isBest: PhotoChecks['isBest'],
): Promise<ImageBitmap> {
  let best = await readFrame(video);
  const start = performance.now();
  try {
    await isBest(best, true);
    for (let frames = 1; frames < FRAMES && performance.now() - start < LONGEST; frames += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, APART);
      });
      const next = await readFrame(video);
      const isBetter = await isBest(next, false);
      (isBetter ? best : next).close();
      if (isBetter) best = next;
    }
  } catch {
    // The guidance ended, or the camera did: the frame that was read is still a photo.
  }
  return best;
}
