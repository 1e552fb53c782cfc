import type { Page } from 'playwright/test';
import { facePhoto } from './photos.ts';

declare global {
  interface Window {
    /** Every track that the page got from the camera. */
    tracks: MediaStreamTrack[];
  }
}

/** Frames per second. */
const RATE = 10;

/**
 * Replaces the browser's camera by one that shows a still, drawn face, and after the first press on the page
 * another one. The browser from npm has no camera and no permission prompt.
 */
export async function giveCamera(page: Page, face: FaceOptions, afterPress = face): Promise<void> {
  const [first, second] = await Promise.all([facePhoto(face), facePhoto(afterPress)]);
  const pictures = [first.buffer.toString('base64'), second.buffer.toString('base64')];
  await page.addInitScript(openFakeCamera, { pictures, pause: 1000 / RATE });
}

type FaceOptions = Parameters<typeof facePhoto>[0];

/** Rejects like a browser in which the user has blocked the camera for this page. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

export function liveTracks(page: Page): Promise<number> {
  return page.evaluate(() => window.tracks.filter((track) => track.readyState === 'live').length);
}

/** Runs in the page. */
function openFakeCamera({ pictures, pause }: { pictures: readonly string[]; pause: number }): void {
  window.tracks = [];
  navigator.mediaDevices.getUserMedia = async () => {
    const faces = await Promise.all(
      pictures.map((picture) => {
        const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
        return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      }),
    );
    const canvas = document.createElement('canvas');
    canvas.width = faces[0]?.width ?? 0;
    canvas.height = faces[0]?.height ?? 0;
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream();
    let shown = 0;
    const show = () => {
      const face = faces[shown];
      if (face) context?.drawImage(face, 0, 0);
    };
    const change = () => {
      shown = faces.length - 1;
    };
    addEventListener('click', () => setTimeout(change, pause), { once: true });
    show();
    const timer = setInterval(() => {
      show();
      if (stream.getTracks().every((track) => track.readyState === 'ended')) clearInterval(timer);
    }, pause);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
}
