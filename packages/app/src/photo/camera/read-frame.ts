/** How many frames of a starting camera may be unreadable before the first readable one. */
const UNREADABLE = 10;

/**
 * The current frame. Chromium plays the first frame of a camera before it is readable: on a canvas it is
 * black, and `createImageBitmap` rejects. So this waits for the next one, and rejects when none is readable.
 */
export async function readFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  for (let unreadable = 0; unreadable < UNREADABLE; unreadable += 1) {
    try {
      return await createImageBitmap(video);
    } catch {
      await new Promise((resolve) => {
        video.requestVideoFrameCallback(resolve);
      });
    }
  }
  return createImageBitmap(video);
}
