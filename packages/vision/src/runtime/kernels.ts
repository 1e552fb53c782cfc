import { KERNELS } from './kernels.gen.ts';

/** The exported kernels (documented in kernels.as.ts); all arguments are byte addresses or counts. */
export interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  pointwise(...addressesAndSizes: number[]): void;
  depthwise(...addressesAndSizes: number[]): void;
  windows(...addressesAndSizes: number[]): void;
  addActivate(...addressesAndSizes: number[]): void;
  maxPool(...addressesAndSizes: number[]): void;
}

// Declared here because the engine is type-checked inside packages that have neither the browser's library nor Node's
// declaration of WebAssembly.
interface WasmHost {
  WebAssembly: { instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }> };
}

const PAGE = 65_536;

/** One WebAssembly instance with its own memory, and an allocator that only ever grows it. */
export interface KernelHost {
  readonly kernels: Kernels;
  /** Address of `floats` new float32, aligned to 64 bytes, never given back. */
  allocate(floats: number): number;
  /** A view of the memory as it is now; invalid after the next `allocate`. */
  view(address: number, floats: number): Float32Array;
}

export async function createKernelHost(): Promise<KernelHost> {
  const bytes = Uint8Array.from(atob(KERNELS), (character) => character.charCodeAt(0));
  const { instance } = await (globalThis as unknown as WasmHost).WebAssembly.instantiate(bytes);
  const kernels = instance.exports as Kernels;
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
