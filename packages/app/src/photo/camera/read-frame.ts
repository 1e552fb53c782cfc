/** How many frames a camera that is starting may show before one can be read. */
const UNREADABLE = 10;

/**
 * The frame that plays now. Chromium plays the first frame of a camera before it can be read: drawn on a canvas it is black, asked
 * for as a bitmap it is refused. Then the next one is waited for. Rejects when none can be read.
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
