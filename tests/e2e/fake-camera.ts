import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paintFace, type PhantomOptions } from '@daylit/vision/phantom';
import { findBrowser } from '../browser.ts';

/** A camera with one drawn face before it, or none at all. */
export interface FakeCamera {
  /** The folder of the film, to be removed. */
  folder: string;
  launchOptions: { executablePath: string; args: string[] };
}

/** Pictures of the film, which Chromium plays again and again. */
const PICTURES = 4;

/** Writes a film of a face that holds still, and says how to start a browser whose camera sees it. Asking is left to the page. */
export async function fakeCamera(options: PhantomOptions): Promise<FakeCamera> {
  const folder = await mkdtemp(path.join(tmpdir(), 'daylit-camera-'));
  const film = path.join(folder, 'face.y4m');
  await writeFile(film, filmOf(options));
  // The quick browser of the other tests has no camera.
  const { executablePath, args } = await findBrowser();
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  return { folder, launchOptions: { executablePath, args: [...args, ...camera] } };
}

/** YUV4MPEG2: a line, and for each picture a line, brightness, and two colours at half size. */
function filmOf(options: PhantomOptions): Buffer {
  const { width, height, data } = paintFace(options);
  const pixels = width * height;
  const picture = Buffer.alloc(pixels * 1.5);
  for (let i = 0; i < pixels; i++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * i, 3 * i + 3);
    picture[i] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue;
    const x = i % width;
    const y = (i - x) / width;
    if (x % 2 === 1 || y % 2 === 1) continue;
    const half = (y / 2) * (width / 2) + x / 2;
    picture[pixels + half] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue;
    picture[pixels * 1.25 + half] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue;
  }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = [Buffer.from('FRAME\n'), picture];
  return Buffer.concat([head, ...Array.from({ length: PICTURES }, () => frame).flat()]);
}
