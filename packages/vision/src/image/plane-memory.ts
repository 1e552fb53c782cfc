import { createKernelHostNow } from '../runtime/kernels.ts';
import type { KernelHost, Kernels } from '../runtime/kernels.ts';

/**
 * Workspace for planes in the kernels' memory. Its content is valid until the next call, which may use the
 * same memory.
 */
export interface PlaneMemory {
  kernels: Kernels;
  /** Byte addresses of two planes of the requested length and of `SMALL` floats. */
  first: number;
  second: number;
  small: number;
  view(address: number, floats: number): Float32Array;
}

/** Floats at `small`: a row of float64, or the tables of a block transform. */
const SMALL = 8192;

/** Gives a workspace for two planes of a number of pixels. The first request compiles the kernels. */
export function createPlaneMemory(): (pixels: number) => PlaneMemory {
  let host: KernelHost | undefined;
  let memory = { length: 0, first: 0, second: 0, small: 0 };
  return (pixels) => {
    host ??= createKernelHostNow();
    if (memory.length < pixels) {
      // The allocator never frees. Doubling keeps the abandoned memory below the memory in use.
      const length = 2 ** Math.ceil(Math.log2(pixels));
      const small = memory.small || host.allocate(SMALL);
      memory = { length, first: host.allocate(length), second: host.allocate(length), small };
    }
    return { kernels: host.kernels, view: host.view, ...memory };
  };
}

/** A part of the kernels' memory as bytes. The view is valid as long as the memory does not grow. */
export function bytesOf({ view }: PlaneMemory, address: number, length: number): Uint8Array {
  return new Uint8Array(view(address, 0).buffer, address, length);
}
