import { bytesOf } from '../image/plane-memory.ts';
import type { PlaneMemory } from '../image/plane-memory.ts';
import type { Box, RgbImage } from '../image/rgb-image.ts';
import { GRAIN, GRAIN_LENGTH, grainIn } from './grain.ts';

/** How the bytes of a copy differ from the photo's. */
export interface Retake {
  /** What each byte of red, green and blue becomes: three times 256. */
  curves: Uint8Array;
  /** True to add the grain of another exposure to the photo's own. */
  isGrainy: boolean;
  /** True to lose then what a JPEG of quality 80 loses. */
  isCompressed: boolean;
}

/** Rows are this far apart in the table of grain, so that none repeats the one above. */
const ROW = 7919;

/**
 * Puts the part of the image inside the box, whose bytes lie at `photo` in the kernels' memory, in other light and adds grain to it.
 * The `first` plane of the memory is used up.
 */
export function retake(
  image: RgbImage,
  box: Box,
  { curves, isGrainy }: Retake,
  memory: PlaneMemory,
  photo: number,
): void {
  const { kernels, first, small, view } = memory;
  bytesOf(memory, small, curves.length).set(curves);
  kernels.bendBytes(photo, box.width * box.height, small);
  const grain = isGrainy ? grainIn(image, box) : 0;
  if (grain === 0) return;
  view(first, GRAIN.length).set(GRAIN);
  kernels.addGrain(photo, box.width, box.height, first, GRAIN_LENGTH, ROW, grain);
}
