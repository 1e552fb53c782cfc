import { compileGraph } from './compile.ts';
import { readGraph } from './graph.ts';
import type { NetworkFiles } from './graph.ts';
import type { KernelHost, Kernels } from './kernels.ts';
import { placeTensors } from './compiled-graph.ts';
import type { KernelCall, Tensor } from './compiled-graph.ts';

/** A face network ready to run. Not re-entrant. */
export interface Network {
  /** Side of its square input, pixels. */
  readonly size: number;
  /**
   * `pixels` is size x size x 3. Returns one flat array per output; the arrays stay valid after the next run.
   */
  run(pixels: Float32Array): Float32Array[];
}

export function loadNetwork(files: NetworkFiles, size: number, host: KernelHost): Network {
  const compiled = compileGraph(readGraph(files), size, host);
  placeTensors(compiled, host);
  return {
    size,
    run(pixels) {
      host.view(compiled.input.address, pixels.length).set(pixels);
      for (const call of compiled.calls) runCall(host.kernels, call);
      return [...compiled.outputs.values()].map((tensor) => unpad(tensor, host));
    },
  };
}

function runCall(kernels: Kernels, call: KernelCall): void {
  const { from, to } = call;
  const pixels = to.height * to.width;
  switch (call.kind) {
    case 'pointwise': {
      const { weights, bias, inputs } = call;
      const strides = [from.stride, to.stride] as const;
      kernels.pointwise(from.address, weights, bias, to.address, pixels, inputs, to.channels, ...strides);
      return;
    }
    case 'depthwise': {
      const { size, stride, padTop, padLeft } = call.geometry;
      const shape = [
        from.height,
        from.width,
        from.stride,
        size,
        stride,
        padTop,
        padLeft,
        to.height,
        to.width,
      ] as const;
      kernels.depthwise(from.address, call.weights, to.address, ...shape);
      return;
    }
    case 'windows': {
      const { size, stride, padTop, padLeft } = call.geometry;
      const shape = [
        from.height,
        from.width,
        from.channels,
        from.stride,
        size,
        stride,
        padTop,
        padLeft,
      ] as const;
      kernels.windows(from.address, to.address, ...shape, to.height, to.width, to.stride);
      return;
    }
    case 'activate': {
      const added = call.added?.address ?? 0;
      kernels.addActivate(from.address, added, call.slopes, to.address, pixels, to.stride, call.mode);
      return;
    }
    case 'maxPool':
      kernels.maxPool(from.address, to.address, from.width, from.stride, to.height, to.width, to.stride);
  }
}

function unpad(tensor: Tensor, host: KernelHost): Float32Array {
  const { channels, stride } = tensor;
  const pixels = tensor.height * tensor.width;
  const padded = host.view(tensor.address, pixels * stride);
  const packed = new Float32Array(pixels * channels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    packed.set(padded.subarray(pixel * stride, pixel * stride + channels), pixel * channels);
  }
  return packed;
}
