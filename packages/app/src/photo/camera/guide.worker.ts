import type { FacePlace, PhotoGuidance } from '@daylit/contract';
import {
  createPhotoGuide,
  findOneFace,
  type FaceModels,
  type FaceRating,
  isBetterFace,
  type Look,
  type PhotoGuide,
  type RgbImage,
} from '@daylit/vision';
import { mirrorPart, type Part } from './mirror-part.ts';

/**
 * First the networks, then one frame at a time, not mirrored, with the aspect of the view that shows it. In
 * between, the frames of a burst, and a photo that was taken. Or a file from the gallery, with the networks.
 */
export type GuideQuestion =
  | { models: FaceModels }
  | { frame: ImageBitmap; aspect: number }
  | { burst: ImageBitmap; isFirst: boolean }
  | { photo: ImageBitmap }
  | { file: ImageBitmap; models: FaceModels };

/** One answer per question. `failed` is the last one. */
export type GuideAnswer =
  | { status: 'ready' }
  | { status: 'seen'; look: Look }
  | { status: 'rated'; isBest: boolean }
  | { status: 'judged'; verdict: PhotoGuidance }
  | { status: 'found'; face: FacePlace | null }
  | { status: 'failed' };

/** Largest width of an analysed frame, pixels. A well-framed face then exceeds the gate's smallest size. */
const WIDEST = 1000;

let guide: PhotoGuide | undefined;
let canvas: OffscreenCanvas | undefined;
/** The best frame of the burst so far; null without a single face. */
let best: FaceRating | null = null;

addEventListener('message', (event: MessageEvent<GuideQuestion>) => {
  void answer(event.data).then(postMessage, () => postMessage({ status: 'failed' } satisfies GuideAnswer));
});

async function answer(question: GuideQuestion): Promise<GuideAnswer> {
  if ('file' in question) {
    const { file, models } = question;
    const whole = { left: 0, top: 0, width: file.width, height: file.height };
    return { status: 'found', face: await findOneFace(models, pixelsOf(file, whole)) };
  }
  if ('models' in question) {
    guide = await createPhotoGuide(question.models);
    return { status: 'ready' };
  }
  if (!guide) throw new Error('A frame came before the face networks.');
  if ('photo' in question) return { status: 'judged', verdict: guide.judge(pixelsOf(question.photo)) };
  if ('burst' in question) {
    const rating = guide.rate(pixelsOf(question.burst));
    const isBest = question.isFirst || isBetterFace(rating, best);
    if (isBest) best = rating;
    return { status: 'rated', isBest };
  }
  const { frame, aspect } = question;
  return { status: 'seen', look: guide.look(pixelsOf(frame, mirrorPart(frame.width, frame.height, aspect))) };
}

function pixelsOf(frame: ImageBitmap, part: Part = mirrorPart(frame.width, frame.height)): RgbImage {
  const { left, top, width: wide, height: high } = part;
  const scale = Math.min(1, WIDEST / wide);
  const width = Math.round(wide * scale);
  const height = Math.round(high * scale);
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing in a worker.');
  context.drawImage(frame, left, top, wide, high, 0, 0, width, height);
  frame.close();
  return { width, height, data: withoutAlpha(context.getImageData(0, 0, width, height).data) };
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
