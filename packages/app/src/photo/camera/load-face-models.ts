import type { FaceModels } from '@daylit/vision';
/* oxlint-disable import/default -- Vite makes these exports: the addresses of the served files. */
import blazefaceWeights from '#face-networks/blazeface.bin?url';
import blazefaceGraph from '#face-networks/blazeface.json?url';
import facemeshWeights from '#face-networks/facemesh.bin?url';
import facemeshGraph from '#face-networks/facemesh.json?url';
/* oxlint-enable import/default */

/**
 * The two face networks, 1.6 MB compressed. Fetched by the page, because the worker that runs them has no
 * network access. Rejects when one does not load.
 */
export async function loadFaceModels(signal: AbortSignal): Promise<FaceModels> {
  const [blazeface, facemesh] = await Promise.all([
    loadNetwork(blazefaceGraph, blazefaceWeights, signal),
    loadNetwork(facemeshGraph, facemeshWeights, signal),
  ]);
  return { blazeface, facemesh };
}

async function loadNetwork(graph: string, weights: string, signal: AbortSignal) {
  const [graphFile, weightsFile] = await Promise.all([fetchFile(graph, signal), fetchFile(weights, signal)]);
  return {
    graph: (await graphFile.json()) as unknown,
    weights: new Uint8Array(await weightsFile.arrayBuffer()),
  };
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`A face network did not come: ${response.status}`);
  return response;
}
