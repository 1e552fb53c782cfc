import type { Plane } from '../image/blur.ts';
import type { PlaneMemory } from '../image/plane-memory.ts';

interface Size {
  width: number;
  height: number;
}

const SIDE = 8;
const BLOCK = SIDE * SIDE;

/**
 * Quantisation steps in bytes, indexed by the sum of row and column frequency: the means of the diagonals of
 * the JPEG tables (T.81, annex K) at quality 80.
 */
const LUMA_STEPS = [6, 5, 5, 6, 9, 14, 20, 25, 28, 31, 34, 37, 40, 40, 40];
const CHROMA_STEPS = [7, 7, 9, 14, 31, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40];

/** The orthonormal cosine transform of 8 numbers. Row k holds the weights of frequency k. */
const COSINES = Float32Array.from({ length: BLOCK }, (_, i) => {
  const frequency = Math.floor(i / SIDE);
  const angle = (Math.PI / SIDE) * ((i % SIDE) + 0.5) * frequency;
  return Math.cos(angle) * (frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE));
});

/**
 * Removes from the picture what JPEG removes: brightness in blocks of 8 x 8 and colour in blocks of 16 x 16
 * pixels keep only whole steps of each frequency. Red, green and blue are interpolated bytes, 0 to 255, in
 * the `first` plane of the memory. `room` is the address of a workspace of half that size. Width and height
 * must be multiples of 16.
 */
export function compress(memory: PlaneMemory, { width, height }: Size, room: number): void {
  const { kernels, first } = memory;
  const luma = room;
  const redness = luma + width * height * Float32Array.BYTES_PER_ELEMENT;
  const blueness = redness + (width * height * Float32Array.BYTES_PER_ELEMENT) / 4;
  kernels.splitColours(first, width, height, luma, redness, blueness);
  const half = { width: width / 2, height: height / 2 };
  // The rounding of each block is all that the picture loses.
  loseDetail(memory, luma, { width, height }, tablesOf(LUMA_STEPS, 1));
  loseDetail(memory, redness, half, tablesOf(CHROMA_STEPS, 1 / 1.402));
  loseDetail(memory, blueness, half, tablesOf(CHROMA_STEPS, 1 / 1.772));
  kernels.joinColours(first, width, height, luma, redness, blueness);
}

/**
 * The transform, its transpose and the step of each frequency. `scale` converts the plane's unit to that of
 * the steps.
 */
function tablesOf(steps: readonly number[], scale: number): Float32Array {
  const tables = new Float32Array(3 * BLOCK);
  tables.set(COSINES);
  for (let i = 0; i < BLOCK; i++) {
    const row = Math.floor(i / SIDE);
    const column = i % SIDE;
    tables[BLOCK + i] = COSINES[column * SIDE + row]!;
    tables[2 * BLOCK + i] = steps[row + column]! / scale;
  }
  return tables;
}

/** Rounds the frequencies of each block of a plane in the kernels' memory. */
function loseDetail({ kernels, small, view }: PlaneMemory, plane: number, size: Size, tables: Plane): void {
  view(small, tables.length).set(tables);
  const steps = small + 2 * BLOCK * Float32Array.BYTES_PER_ELEMENT;
  const room = small + tables.byteLength;
  kernels.roundBlocks(plane, size.width, size.height, small, steps, room);
}
