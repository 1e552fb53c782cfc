import { createArena } from './arena.ts';
import { createPlaneMemory } from './plane-memory.ts';
import type { PlaneMemory } from './plane-memory.ts';

/**
 * The working memory of an engine. A function that has it in its signature needs memory for its steps or for
 * its result. It is reused, because fresh memory for each step of each photo costs more than the step. One
 * photo at a time.
 */
export interface Workspace {
  /** A plane of zeros, for a result. */
  plane(length: number): Float32Array<ArrayBuffer>;
  /** A copy of a plane, for a result. */
  copyOf(plane: Float32Array): Float32Array<ArrayBuffer>;
  /** A mask of zeros, for a result. */
  mask(length: number): Uint8Array<ArrayBuffer>;
  /**
   * From now on `plane` and `mask` take their memory from an arena, which begins again: the planes and masks
   * of the photo before are overwritten. Until the first call they are fresh memory, which would cost a tenth
   * of a report's time. Returns whether this is still the photo that was begun last.
   */
  startPhoto(): () => boolean;
  /**
   * Runs `work` with the arena and takes back the planes and masks of the run, so the result must not hold
   * any. The work must be synchronous.
   */
  inArena<T>(work: () => T): T;
  /**
   * Numbers for the steps of one function, which names them after itself. They do not outlive its call: the
   * next one gets the same memory with its old content.
   */
  floats(name: string, length: number): Float32Array<ArrayBuffer>;
  integers(name: string, length: number): Int32Array<ArrayBuffer>;
  bytes(name: string, length: number): Uint8Array<ArrayBuffer>;
  /** Two planes of that many pixels for a kernel. Valid until the next call, which may reuse them. */
  kernelPlanes(pixels: number): PlaneMemory;
}

/** An empty workspace. It grows with the photos that are measured in it. */
export function createWorkspace(): Workspace {
  const arena = createArena();
  let photos = 0;
  const roomFor = (length: number): Float32Array<ArrayBuffer> | null => {
    const room = arena.take(length * Float32Array.BYTES_PER_ELEMENT);
    return room && new Float32Array(room.buffer, room.offset, length);
  };
  return {
    plane: (length) => roomFor(length)?.fill(0) ?? new Float32Array(length),
    copyOf(plane) {
      const copy = roomFor(plane.length) ?? new Float32Array(plane.length);
      copy.set(plane);
      return copy;
    },
    mask(length) {
      const room = arena.take(length);
      return room ? new Uint8Array(room.buffer, room.offset, length).fill(0) : new Uint8Array(length);
    },
    startPhoto() {
      arena.start();
      const photo = ++photos;
      return () => photo === photos;
    },
    inArena: arena.run,
    floats: named((length) => new Float32Array(length)),
    integers: named((length) => new Int32Array(length)),
    bytes: named((length) => new Uint8Array(length)),
    kernelPlanes: createPlaneMemory(),
  };
}

/** Numbers by their name. The memory of a name grows to the longest length that was asked for. */
function named<T extends { length: number; subarray(from: number, to: number): T }>(
  make: (length: number) => T,
): (name: string, length: number) => T {
  const memories = new Map<string, T>();
  return (name, length) => {
    let memory = memories.get(name);
    if (!memory || memory.length < length) {
      memory = make(length);
      memories.set(name, memory);
    }
    return memory.length === length ? memory : memory.subarray(0, length);
  };
}
