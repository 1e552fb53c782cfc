/** Bytes of one allocation: enough for a few planes of the chart. */
const CHUNK = 2 ** 22;

/** Offsets are multiples of this, so that every plane is aligned for vector instructions. */
const ALIGNMENT = 16;

const chunks: ArrayBuffer[] = [];
let chunk = 0;
let used = 0;
let isActive = false;

/** A plane of zeros. */
export function newPlane(length: number): Float32Array<ArrayBuffer> {
  const place = take(length * Float32Array.BYTES_PER_ELEMENT);
  return place ? new Float32Array(...place, length).fill(0) : new Float32Array(length);
}

/** A mask of zeros. */
export function newMask(length: number): Uint8Array<ArrayBuffer> {
  const place = take(length);
  return place ? new Uint8Array(...place, length).fill(0) : new Uint8Array(length);
}

/**
 * Runs `work` with an arena: `newPlane` and `newMask` take their memory from it, and the next run uses it
 * again. Fresh memory for the copies of a photo costs a tenth of a report's time. The result must not hold
 * planes or masks of the arena. The work must be synchronous; throws when an arena is already in use.
 */
export function inArena<T extends Readonly<Record<string, number>>>(work: () => T): T {
  if (isActive) throw new Error('The arena is already in use.');
  isActive = true;
  chunk = 0;
  used = 0;
  try {
    return work();
  } finally {
    isActive = false;
  }
}

function take(bytes: number): [buffer: ArrayBuffer, offset: number] | null {
  if (!isActive || bytes > CHUNK) return null;
  if (used + bytes > CHUNK) {
    chunk++;
    used = 0;
  }
  const place: [ArrayBuffer, number] = [(chunks[chunk] ??= new ArrayBuffer(CHUNK)), used];
  used = Math.ceil((used + bytes) / ALIGNMENT) * ALIGNMENT;
  return place;
}
