import { expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import { readNetwork } from '../../test/models.ts';
import { newNetworks } from '../../test/scan.ts';
import { loadTfjsNetwork } from '../../test/tfjs-network.ts';
import { DETECTOR_SIZE } from '../face/detect.ts';
import { locateFace } from '../face/locate.ts';
import { MESH_SIZE } from '../face/mesh.ts';
import { createKernelHost } from './kernels.ts';
import { loadNetwork } from './network.ts';

test(
  'landmarks agree with TensorFlow.js to a thousandth of a pixel, and so does the flag that says it is a face',
  { timeout: 240_000 },
  async () => {
    const ours = await newNetworks();
    const theirs = {
      detector: await loadTfjsNetwork(readNetwork('blazeface'), DETECTOR_SIZE),
      mesh: await loadTfjsNetwork(readNetwork('facemesh'), MESH_SIZE),
    };
    const photo = paintFace({ width: 400, height: 500, identity: 5, tone: 8, roll: 8 });
    const a = locateFace(ours, photo);
    const b = locateFace(theirs, photo);
    expect(a?.mesh).toHaveLength(468 * 3);
    const worst = Math.max(
      ...(a?.mesh ?? []).map((value, i) => Math.abs(value - (b?.mesh[i] ?? Number.NaN))),
    );
    expect(worst).toBeLessThan(1e-3);
    expect(a?.flag).toBeGreaterThan(10);
    expect(a?.flag).toBeCloseTo(b?.flag ?? Number.NaN, 3);
  },
);

test('a model whose bytes do not fit its graph is refused', async () => {
  const host = await createKernelHost();
  const { graph, weights } = readNetwork('facemesh');
  expect(() => loadNetwork({ graph, weights: weights.subarray(0, -2) }, MESH_SIZE, host)).toThrow(
    'incomplete',
  );
  const longer = new Uint8Array(weights.length + 2);
  longer.set(weights);
  expect(() => loadNetwork({ graph, weights: longer }, MESH_SIZE, host)).toThrow('left over');
});
