import type { Plane } from '../image/blur.ts';
import { planeMemory } from '../image/plane-memory.ts';
import { createScratch } from '../image/scratch.ts';

/** Interpolated bytes of a picture, 0 to 255. */
interface Bytes {
  red: Plane;
  green: Plane;
  blue: Plane;
}

const SIDE = 8;
const BLOCK = SIDE * SIDE;

/**
 * Steps to which the frequencies of a block are rounded, in bytes, by the sum of their orders along rows and columns: the means of
 * the diagonals in the tables of the JPEG standard (T.81, annex K) at quality 80.
 */
const LUMA_STEPS = [6, 5, 5, 6, 9, 14, 20, 25, 28, 31, 34, 37, 40, 40, 40];
const CHROMA_STEPS = [7, 7, 9, 14, 31, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40];

/** The cosine transform of 8 numbers, orthonormal: row k holds the weights of frequency k. */
const COSINES = Float32Array.from({ length: BLOCK }, (_, i) => {
  const frequency = Math.floor(i / SIDE);
  const angle = (Math.PI / SIDE) * ((i % SIDE) + 0.5) * frequency;
  return Math.cos(angle) * (frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE));
});

const lumaScratch = createScratch((length) => new Float32Array(length));
const redScratch = createScratch((length) => new Float32Array(length));
const blueScratch = createScratch((length) => new Float32Array(length));

/**
 * Takes from the picture what JPEG takes: brightness in blocks of 8 x 8 and colour in blocks of 16 x 16 pixels keep only whole
 * steps of each frequency. Width and height must be multiples of 16.
 */
export function compress({ red, green, blue }: Bytes, width: number): void {
  const half = width / 2;
  const luma = lumaScratch(red.length);
  const redness = redScratch(red.length / 4);
  const blueness = blueScratch(red.length / 4);
  redness.fill(0);
  blueness.fill(0);
  for (let i = 0, y = 0; i < red.length; y++) {
    const small = (y >> 1) * half;
    for (let x = 0; x < width; x++, i++) {
      const light = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!;
      luma[i] = light;
      redness[small + (x >> 1)]! += (red[i]! - light) / 4;
      blueness[small + (x >> 1)]! += (blue[i]! - light) / 4;
    }
  }
  // What is left over once each block is rounded is all that the picture loses.
  loseDetail(luma, width, LUMA_STEPS, 1);
  loseDetail(redness, half, CHROMA_STEPS, 1 / 1.402);
  loseDetail(blueness, half, CHROMA_STEPS, 1 / 1.772);
  for (let i = 0, y = 0; i < red.length; y++) {
    const small = (y >> 1) * half;
    for (let x = 0; x < width; x++, i++) {
      const r = redness[small + (x >> 1)]!;
      const b = blueness[small + (x >> 1)]!;
      red[i] = byte(luma[i]! + r);
      green[i] = byte(luma[i]! - (0.299 * r + 0.114 * b) / 0.587);
      blue[i] = byte(luma[i]! + b);
    }
  }
}

function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

/** Rounds the frequencies of each block. `scale` leads from the plane's unit to the unit of the steps. */
function loseDetail(plane: Plane, width: number, steps: readonly number[], scale: number): void {
  const { kernels, first, second, small, view } = planeMemory(plane.length);
  view(first, plane.length).set(plane);
  const tables = view(small, 3 * BLOCK);
  tables.set(COSINES);
  for (let i = 0; i < BLOCK; i++) {
    const row = Math.floor(i / SIDE);
    const column = i % SIDE;
    tables[BLOCK + i] = COSINES[column * SIDE + row]!;
    tables[2 * BLOCK + i] = steps[row + column]! / scale;
  }
  const sizes = small + 2 * BLOCK * Float32Array.BYTES_PER_ELEMENT;
  kernels.roundBlocks(first, width, plane.length / width, small, sizes, second);
  plane.set(view(first, plane.length));
}
