import type { Page } from 'playwright/test';
import { facePhoto } from './photos.ts';

declare global {
  interface Window {
    /** Every track that the camera has given to the page. */
    tracks: MediaStreamTrack[];
  }
}

/** Pictures a second. */
const RATE = 10;

/**
 * Puts a camera before the page that sees one drawn face, which holds still. It stands in for the browser's own, because the one
 * that comes with npm has none; asking for permission is the browser's as well.
 */
export async function giveCamera(page: Page, face: Parameters<typeof facePhoto>[0]): Promise<void> {
  const { buffer } = await facePhoto(face);
  await page.addInitScript(openFakeCamera, { picture: buffer.toString('base64'), pause: 1000 / RATE });
}

/** Answers as a browser does whose owner has blocked the camera for this page. */
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
