import { KERNELS } from './kernels.gen.ts';

/**
 * The exported kernels, which the *.as.ts files document. All arguments are byte addresses, counts or
 * scalars.
 */
export interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  pointwise(...addressesAndSizes: number[]): void;
  depthwise(...addressesAndSizes: number[]): void;
  windows(...addressesAndSizes: number[]): void;
  addActivate(...addressesAndSizes: number[]): void;
  maxPool(...addressesAndSizes: number[]): void;
  convolve(...addressesAndSizes: number[]): void;
  boxRows(...addressesAndSizes: number[]): void;
  boxColumns(...addressesAndSizes: number[]): void;
  curvature(...addressesAndSizes: number[]): void;
  lineResponses(...addressesAndSizes: number[]): void;
  roundBlocks(...addressesAndSizes: number[]): void;
  bendBytes(...addressesAndSizes: number[]): void;
  addGrain(...addressesAndSizes: number[]): void;
  samplePlanes(...addressesAndSizes: number[]): void;
  lookUp(...addressesAndSizes: number[]): void;
  splitColours(...addressesAndSizes: number[]): void;
  joinColours(...addressesAndSizes: number[]): void;
  sumSquares(...addressesAndSizes: number[]): void;
}

// Declared here because packages that have neither the DOM types nor Node's types of WebAssembly type-check
// the engine.
interface WasmHost {
  WebAssembly: {
    instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object) => { exports: unknown };
  };
}

const PAGE = 65_536;

/** One WebAssembly instance with its own memory and an allocator that never frees. */
export interface KernelHost {
  readonly kernels: Kernels;
  /** Address of `floats` new float32, aligned to 64 bytes. They are never freed. */
  allocate(floats: number): number;
  /** A view of the current memory; invalid after the next `allocate`. */
  view(address: number, floats: number): Float32Array;
}

const { WebAssembly } = globalThis as unknown as WasmHost;

export async function createKernelHost(): Promise<KernelHost> {
  const { instance } = await WebAssembly.instantiate(kernelBytes());
  return hostOf(instance.exports as Kernels);
}

/** Synchronous version. It blocks the thread for about a millisecond, because the kernels are small. */
export function createKernelHostNow(): KernelHost {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes()));
  return hostOf(exports as Kernels);
}

function kernelBytes(): Uint8Array {
  return Uint8Array.from(atob(KERNELS), (character) => character.charCodeAt(0));
}

function hostOf(kernels: Kernels): KernelHost {
  let end = PAGE;
  return {
    kernels,
    allocate(floats) {
      const address = end;
      end = (end + floats * 4 + 63) & ~63;
      const missing = end - kernels.memory.buffer.byteLength;
      if (missing > 0) kernels.memory.grow(Math.ceil(missing / PAGE));
      return address;
    },
    view: (address, floats) => new Float32Array(kernels.memory.buffer, address, floats),
  };
}
