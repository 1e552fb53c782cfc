import { nodeName } from './graph.ts';
import type { Graph, GraphNode, Weight } from './graph.ts';
import type { KernelHost } from './kernels.ts';
import { LINEAR, newTensor, PRELU, RELU } from './compiled-graph.ts';
import type { Geometry, CompiledGraph, KernelCall, Tensor } from './compiled-graph.ts';

/**
 * Turns a graph into a list of kernel calls. Supports only the operations of the two face networks and throws
 * for any other. Every call writes a tensor of its own; `placeTensors` shares memory between them later.
 */
export function compileGraph(graph: Graph, inputSize: number, host: KernelHost): CompiledGraph {
  const input: Tensor = { height: inputSize, width: inputSize, channels: 3, stride: 3, address: 0 };
  const compiled: CompiledGraph = { input, calls: [], outputs: new Map() };
  const done = new Map<string, Tensor>();

  function tensorOf(reference: string | undefined): Tensor {
    const name = nodeName(reference ?? '');
    const known = done.get(name);
    if (known) return known;
    const node = graph.nodes.get(name);
    if (!node) throw new Error(`The face model refers to a missing operation: ${name}`);
    const tensor = build(node);
    done.set(name, tensor);
    return tensor;
  }

  function push(call: KernelCall): Tensor {
    compiled.calls.push(call);
    return call.to;
  }

  function weightOf(reference: string | undefined): Weight {
    const weight = graph.weights.get(nodeName(reference ?? ''));
    if (!weight) throw new Error(`The face model lacks a weight: ${reference}`);
    return weight;
  }

  function upload(values: ArrayLike<number>, length = values.length): number {
    const address = host.allocate(length);
    host.view(address, length).set(values);
    return address;
  }

  function activate(from: Tensor, added: Tensor | null, mode: number, slopes?: string): Tensor {
    const to = newTensor(from.height, from.width, from.channels);
    const address = mode === PRELU ? upload(weightOf(slopes).data, to.stride) : 0;
    return push({ kind: 'activate', from, added, to, mode, slopes: address });
  }

  // Addition and activation in one pass over memory, because nearly every addition of these networks feeds an
  // activation.
  function activateInput(source: string | undefined, mode: number, slopes?: string): Tensor {
    const addition = graph.nodes.get(nodeName(source ?? ''));
    if (addition?.op !== 'AddV2') return activate(tensorOf(source), null, mode, slopes);
    return activate(tensorOf(addition.input?.[0]), tensorOf(addition.input?.[1]), mode, slopes);
  }

  function convolve(node: GraphNode): Tensor {
    const [source, kernel, bias, slopes] = node.input ?? [];
    const from = tensorOf(source);
    const weight = weightOf(kernel);
    const [size = 1, , inputs = 1, outputs = 1] = weight.shape;
    const geometry = geometryOf(node, from, size);
    const rows = size * size * inputs;
    const columns = (outputs + 7) & ~7;
    const padded = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      padded.set(weight.data.subarray(row * outputs, (row + 1) * outputs), row * columns);
    }
    let rowsIn = from;
    if (size > 1 || geometry.stride > 1) {
      rowsIn = push({
        kind: 'windows',
        from,
        to: newTensor(geometry.outHeight, geometry.outWidth, rows),
        geometry,
      });
    }
    const to = newTensor(geometry.outHeight, geometry.outWidth, outputs);
    const weights = upload(padded);
    push({
      kind: 'pointwise',
      from: rowsIn,
      to,
      weights,
      bias: upload(weightOf(bias).data, columns),
      inputs: rows,
    });
    const fused = (node.attr?.fused_ops?.list.s ?? []).map((text) => atob(text))[1];
    if (fused === 'Relu') return activate(to, null, RELU);
    return fused === 'Prelu' ? activate(to, null, PRELU, slopes) : to;
  }

  function depthwise(node: GraphNode): Tensor {
    const from = tensorOf(node.input?.[0]);
    const weight = weightOf(node.input?.[1]);
    const geometry = geometryOf(node, from, weight.shape[0] ?? 1);
    const to = newTensor(geometry.outHeight, geometry.outWidth, from.channels);
    return push({ kind: 'depthwise', from, to, weights: upload(weight.data), geometry });
  }

  function maxPool(from: Tensor, channels: number): Tensor {
    return push({ kind: 'maxPool', from, to: newTensor(from.height >> 1, from.width >> 1, channels) });
  }

  // Channels are padded only directly after pooling, so the pooling kernel does both.
  function pad(node: GraphNode): Tensor {
    const pooling = graph.nodes.get(nodeName(node.input?.[0] ?? ''));
    if (pooling?.op !== 'MaxPool')
      throw new Error('The face model pads where this runtime does not expect it.');
    const from = tensorOf(pooling.input?.[0]);
    return maxPool(from, from.channels + (weightOf(node.input?.[1]).data[7] ?? 0));
  }

  function build(node: GraphNode): Tensor {
    const [first, second] = node.input ?? [];
    switch (node.op) {
      case 'Placeholder':
        return input;
      case '_FusedConv2D':
        return convolve(node);
      case 'DepthwiseConv2dNative':
        return depthwise(node);
      case 'AddV2':
        return activate(tensorOf(first), tensorOf(second), LINEAR);
      case 'Relu':
        return activateInput(first, RELU);
      case 'Prelu':
        return activateInput(first, PRELU, second);
      case 'MaxPool': {
        const from = tensorOf(first);
        return maxPool(from, from.channels);
      }
      case 'Pad':
        return pad(node);
      // Kernels read shapes from the tensor's size, and the caller applies the sigmoid where it needs one.
      case 'Reshape':
      case 'Identity':
      case 'Sigmoid':
        return tensorOf(first);
      default:
        throw new Error(`The face model uses an operation that this runtime does not know: ${node.op}`);
    }
  }

  for (const node of graph.nodes.values()) {
    if (node.op === 'Identity') compiled.outputs.set(node.name, tensorOf(node.name));
  }
  return compiled;
}

function geometryOf(node: GraphNode, from: Tensor, size: number): Geometry {
  const stride = Number(node.attr?.strides?.list.i[1] ?? 1);
  if (atob(node.attr?.padding?.s ?? '') !== 'SAME') {
    const outHeight = Math.floor((from.height - size) / stride) + 1;
    const outWidth = Math.floor((from.width - size) / stride) + 1;
    return { size, stride, padTop: 0, padLeft: 0, outHeight, outWidth };
  }
  const outHeight = Math.ceil(from.height / stride);
  const outWidth = Math.ceil(from.width / stride);
  const padTop = Math.max(0, (outHeight - 1) * stride + size - from.height) >> 1;
  const padLeft = Math.max(0, (outWidth - 1) * stride + size - from.width) >> 1;
  return { size, stride, padTop, padLeft, outHeight, outWidth };
}
