import { createKernelHostNow } from '../runtime/kernels.ts';
import type { KernelHost, Kernels } from '../runtime/kernels.ts';

/** Planes in the kernels' memory. They hold until the next call, which may use the same memory. */
export interface PlaneMemory {
  kernels: Kernels;
  /** Byte addresses of two planes of the asked length and of room for some hundred numbers. */
  first: number;
  second: number;
  small: number;
  view(address: number, floats: number): Float32Array;
}

/** Floats of `small`: a row of float64, or the tables of a block transform. */
const SMALL = 8192;

let host: KernelHost | undefined;
let memory = { length: 0, first: 0, second: 0, small: 0 };

/** Room for two planes of that many pixels. The kernels are compiled when first asked for. */
export function planeMemory(pixels: number): PlaneMemory {
  host ??= createKernelHostNow();
  if (memory.length < pixels) {
    // Doubling keeps what is left behind, for the allocator never takes back, below what is in use.
    const length = 2 ** Math.ceil(Math.log2(pixels));
    const small = memory.small || host.allocate(SMALL);
    memory = { length, first: host.allocate(length), second: host.allocate(length), small };
  }
  return { kernels: host.kernels, view: host.view, ...memory };
}

/** A part of the kernels' memory as bytes; it holds as long as the memory does. */
export function bytesOf({ view }: PlaneMemory, address: number, length: number): Uint8Array {
  return new Uint8Array(view(address, 0).buffer, address, length);
}
