/** One network as it ships in `@vladmandic/human/models`: the parsed `.json` and the bytes of the `.bin`. */
export interface NetworkFiles {
  readonly graph: unknown;
  readonly weights: Uint8Array;
}

interface NodeAttributes {
  strides?: { list: { i: string[] } };
  padding?: { s: string };
  fused_ops?: { list: { s: string[] } };
}

/** One operation of the TensorFlow.js graph format; strings inside `attr` are base64. */
export interface GraphNode {
  name: string;
  op: string;
  input?: string[];
  attr?: NodeAttributes;
}

export interface Weight {
  shape: number[];
  data: Float32Array | Int32Array;
}

export interface Graph {
  nodes: Map<string, GraphNode>;
  weights: Map<string, Weight>;
}

interface WeightSpec {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string };
}

interface GraphFile {
  modelTopology: { node: GraphNode[] };
  weightsManifest: { weights: WeightSpec[] }[];
}

/** Throws when the weights do not fit the graph, so that a damaged model cannot measure a face. */
export function readGraph({ graph, weights }: NetworkFiles): Graph {
  const file = graph as GraphFile;
  const specs = file.weightsManifest[0]?.weights ?? [];
  const found = new Map<string, Weight>();
  let offset = 0;
  for (const spec of specs) {
    const count = spec.shape.reduce((product, side) => product * side, 1);
    const width = spec.quantization?.dtype === 'float16' ? 2 : 4;
    const bytes = weights.slice(offset, offset + count * width).buffer;
    offset += count * width;
    if (offset > weights.length) throw new Error('The face model is incomplete: its weights end too early.');
    found.set(spec.name, { shape: spec.shape, data: decode(bytes, spec.dtype, width) });
  }
  if (offset !== weights.length)
    throw new Error('The face model does not fit its graph: weights are left over.');
  return { nodes: new Map(file.modelTopology.node.map((node) => [node.name, node])), weights: found };
}

/** The smallest positive float16. */
const SMALLEST_HALF = 2 ** -24;

function decode(bytes: ArrayBuffer, dtype: string, width: number): Float32Array | Int32Array {
  if (dtype === 'int32') return new Int32Array(bytes);
  if (width === 4) return new Float32Array(bytes);
  return floatsOf(new Uint16Array(bytes));
}

/** Float16 as float32 by shifting bits: nearly a million weights are read before the first photo. */
function floatsOf(halves: Uint16Array): Float32Array {
  const floats = new Float32Array(halves.length);
  const bits = new Uint32Array(floats.buffer);
  for (let i = 0; i < halves.length; i++) {
    const half = halves[i]!;
    const exponent = (half >> 10) & 31;
    if (exponent === 0) floats[i] = (half >> 15 ? -1 : 1) * (half & 1023) * SMALLEST_HALF;
    else if (exponent === 31) floats[i] = Number.NaN;
    // The exponent biases of the two formats differ by 112.
    else bits[i] = ((half & 0x8000) << 16) | (((half & 0x7fff) << 13) + (112 << 23));
  }
  return floats;
}

/** Name of the node behind an input such as `conv2d:0`. */
export function nodeName(input: string): string {
  return input.split(':')[0] ?? input;
}
