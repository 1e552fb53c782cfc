import type { KernelHost } from './kernels.ts';

/**
 * A float32 tensor in the kernels' memory. `stride` is the number of floats per pixel (channels padded to 4).
 */
export interface Tensor {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly stride: number;
  /** Byte address; 0 until `placeTensors` has run. */
  address: number;
}

/** The window geometry of a convolution, in pixels. */
export interface Geometry {
  size: number;
  stride: number;
  padTop: number;
  padLeft: number;
  outHeight: number;
  outWidth: number;
}

export const RELU = 0;
export const PRELU = 1;
export const LINEAR = 2;

export type KernelCall =
  | { kind: 'pointwise'; from: Tensor; to: Tensor; weights: number; bias: number; inputs: number }
  | { kind: 'depthwise'; from: Tensor; to: Tensor; weights: number; geometry: Geometry }
  | { kind: 'windows'; from: Tensor; to: Tensor; geometry: Geometry }
  | { kind: 'activate'; from: Tensor; added: Tensor | null; to: Tensor; mode: number; slopes: number }
  | { kind: 'maxPool'; from: Tensor; to: Tensor };

/** A network as a list of kernel calls, in order. */
export interface CompiledGraph {
  input: Tensor;
  calls: KernelCall[];
  outputs: Map<string, Tensor>;
}

export function newTensor(height: number, width: number, channels: number): Tensor {
  return { height, width, channels, stride: (channels + 3) & ~3, address: 0 };
}

/** Gives every tensor an address, reusing the memory of tensors that no later call reads. */
export function placeTensors(compiled: CompiledGraph, host: KernelHost): void {
  const lastUse = new Map<Tensor, number>();
  compiled.calls.forEach((call, index) => {
    for (const tensor of reads(call)) lastUse.set(tensor, index);
  });
  for (const tensor of compiled.outputs.values()) lastUse.set(tensor, Number.POSITIVE_INFINITY);
  const capacity = new Map<Tensor, number>();
  const free: { address: number; floats: number }[] = [];
  const place = (tensor: Tensor): void => {
    // Kernels store whole vectors of 8 floats, so the last pixel may write up to 4 floats too far.
    const floats = tensor.height * tensor.width * tensor.stride + 16;
    const fitting = free.filter((block) => block.floats >= floats && block.floats < floats * 2.5);
    const block = fitting.sort((a, b) => a.floats - b.floats)[0] ?? {
      address: host.allocate(floats),
      floats,
    };
    if (free.includes(block)) free.splice(free.indexOf(block), 1);
    tensor.address = block.address;
    capacity.set(tensor, block.floats);
  };
  place(compiled.input);
  compiled.calls.forEach((call, index) => {
    if (call.to.address === 0) place(call.to);
    for (const tensor of new Set(reads(call))) {
      if (lastUse.get(tensor) === index && tensor !== call.to) {
        free.push({ address: tensor.address, floats: capacity.get(tensor) ?? 0 });
      }
    }
  });
}

function reads(call: KernelCall): Tensor[] {
  return call.kind === 'activate' && call.added ? [call.from, call.added] : [call.from];
}
