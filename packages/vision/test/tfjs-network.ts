// oxlint-disable-next-line import/no-unassigned-import -- importing it is how the backend registers itself
import '@tensorflow/tfjs-backend-cpu';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import type { Tensor } from '@tensorflow/tfjs-core';
import type { NetworkFiles } from '../src/index.ts';
import { nodeName } from '../src/runtime/graph.ts';
import type { GraphNode } from '../src/runtime/graph.ts';
import type { Network } from '../src/runtime/network.ts';

/**
 * The same network in TensorFlow.js, as the reference for our own runtime. The slowest backend is the
 * plainest.
 */
export async function loadTfjsNetwork({ graph, weights }: NetworkFiles, size: number): Promise<Network> {
  // Without this it prints an advertisement for its native package.
  env().set('IS_TEST', true);
  await setBackend('cpu');
  await ready();
  const { modelTopology, weightsManifest, format } = graph as {
    modelTopology: object;
    weightsManifest: { weights: never[] }[];
    format: string;
  };
  const model = await loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology,
        format,
        weightSpecs: weightsManifest[0]?.weights ?? [],
        weightData: weights.slice().buffer,
      }),
  });
  const names = outputsBeforeSigmoid(graph);
  return {
    size,
    run: (pixels) => {
      const outputs: Float32Array[] = [];
      tidy(() => {
        const answers = model.execute(tensor4d(pixels, [1, size, size, 3]), names) as Tensor[];
        outputs.push(...answers.map((answer) => Float32Array.from(answer.dataSync())));
      });
      return outputs;
    },
  };
}

/** Our runtime leaves sigmoids to the caller, so the operations before them are compared. */
function outputsBeforeSigmoid(file: unknown): string[] {
  const nodes = new Map(
    (file as { modelTopology: { node: GraphNode[] } }).modelTopology.node.map((node) => [node.name, node]),
  );
  const source = (name: string): string => {
    const node = nodes.get(nodeName(name));
    return node && ['Identity', 'Reshape', 'Sigmoid'].includes(node.op)
      ? source(node.input?.[0] ?? '')
      : nodeName(name);
  };
  return [...nodes.values()].filter(({ op }) => op === 'Identity').map(({ name }) => source(name));
}
