import { addLesions, createRandom, lesionField, lesionsOf } from '@daylit/phantom';
import type { Lesion, LesionKind, SignPlace, Vector } from '@daylit/phantom';
import type { RgbImage } from '../../packages/vision/src/index.ts';
import { byteOf, linearLight } from '../../packages/vision/src/colour/optical-density.ts';
import { applyTo, invert } from '../../packages/vision/src/image/similarity.ts';
import type { Workspace } from '../../packages/vision/src/image/workspace.ts';
import type { ReadFace } from '../../packages/vision/src/quality/photo-reading.ts';
import { HALF_WIDTH } from '../../packages/vision/src/regions/chart.ts';
import { searchedSkin } from '../../packages/vision/src/skin/lesions.ts';

/** A lesion in a photo, image pixels. */
export interface PlantedLesion extends SignPlace {
  kind: LesionKind;
}

/** What is planted on a photo, to learn from it or to measure: lesions of one kind of blemish, and spots. */
export const BLEMISHES = 10;
export const DARK_SPOTS = 5;

/** The width of a painted face, face units. */
const FACE_WIDTH = 440;
/** Minimum distance of free skin between two lesions, face units. */
const APART = 8;
/** Attempts per lesion before it is left out. */
const TRIES = 200;
/** How far a lesion reaches, as a multiple of its radius. */
const REACH = 2.3;
/** Towards a lamp above the camera, relative to the head. */
const LAMP: Vector = [0.1, -0.4, 0.9];
/** Linear light of the skin, by which a reflection is scaled. */
const SKIN_LIGHT = 0.3;

/**
 * Plants lesions of the painter at random places of the skin that is searched. Their optical density is added
 * to that of the skin, so pores, hairs and the lamp stay.
 */
export function plantOnPhoto(
  workspace: Workspace,
  image: RgbImage,
  { chart, skin, evidence }: ReadFace,
  counts: Partial<Record<LesionKind, number>>,
  seed: number,
): { image: RgbImage; planted: PlantedLesion[] } {
  const random = createRandom(seed);
  const unit = evidence.faceWidth / FACE_WIDTH;
  const free = [...searchedSkin(workspace, chart, skin)].flatMap((isFree, i) => (isFree ? [i] : []));
  const back = invert(chart.toChart);
  const data = new Uint8Array(image.data);
  const planted: PlantedLesion[] = [];
  for (const [kind, count] of Object.entries(counts) as [LesionKind, number][]) {
    for (const lesion of lesionsOf(kind, count, seed + kind.length)) {
      const radius = lesion.radius * unit;
      for (let tries = 0; tries < TRIES; tries++) {
        const i = free[Math.floor(random() * free.length)] ?? 0;
        const [x, y] = applyTo(back, 2 * (i % HALF_WIDTH) + 0.5, 2 * Math.floor(i / HALF_WIDTH) + 0.5);
        if (
          planted.some((other) => Math.hypot(other.x - x, other.y - y) < other.radius + radius + APART * unit)
        )
          continue;
        planted.push({ x, y, radius, kind });
        addTo({ ...image, data }, lesion, { x, y, radius }, unit);
        break;
      }
    }
  }
  return { image: { ...image, data }, planted };
}

function addTo(
  { width, height, data }: RgbImage,
  lesion: Lesion,
  { x, y, radius }: SignPlace,
  unit: number,
): void {
  const field = lesionField([lesion]);
  const density = new Float64Array(3);
  const reach = REACH * radius;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      density.fill(0);
      const glint = addLesions(field, (column - x) / unit, (row - y) / unit, LAMP, density);
      for (let k = 0, i = 3 * (row * width + column); k < 3; k++, i++)
        data[i] = byteOf(linearLight(data[i]!) * Math.exp(-density[k]!) + SKIN_LIGHT * glint);
    }
  }
}
