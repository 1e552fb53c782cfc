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
 * Replaces the browser's camera by one that shows a still, drawn face. The browser from npm has no camera and
 * no permission prompt.
 */
export async function giveCamera(page: Page, face: Parameters<typeof facePhoto>[0]): Promise<void> {
  const { buffer } = await facePhoto(face);
  await page.addInitScript(openFakeCamera, { picture: buffer.toString('base64'), pause: 1000 / RATE });
}

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
function openFakeCamera({ picture, pause }: { picture: string; pause: number }): void {
  window.tracks = [];
  navigator.mediaDevices.getUserMedia = async () => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
    const face = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = document.createElement('canvas');
    canvas.width = face.width;
    canvas.height = face.height;
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream();
    const show = () => context?.drawImage(face, 0, 0);
    show();
    const timer = setInterval(() => {
      show();
      if (stream.getTracks().every((track) => track.readyState === 'ended')) clearInterval(timer);
    }, pause);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
}
