import { bytesOf } from '../image/plane-memory.ts';
import type { PlaneMemory } from '../image/plane-memory.ts';
import type { Box, RgbImage } from '../image/rgb-image.ts';
import { GRAIN, GRAIN_LENGTH, grainIn } from './grain.ts';

/** How the bytes of a copy differ from those of the photo. */
export interface Retake {
  /** The new value of each byte of red, green and blue: three times 256. */
  curves: Uint8Array;
  /** True to add the grain of another exposure. */
  isGrainy: boolean;
  /** True to lose, after that, what a JPEG of quality 80 loses. */
  isCompressed: boolean;
}

/** Distance between rows in the table of grain, so that no row repeats the one above. */
const ROW = 7919;

/**
 * Changes the light of a part of the image and adds grain to it. `photo` is the address of the box's bytes in
 * the kernels' memory. Overwrites the `first` plane of the memory.
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
