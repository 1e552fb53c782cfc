import type { NetworkFiles } from '../runtime/graph.ts';
import { createKernelHost } from '../runtime/kernels.ts';
import { loadNetwork } from '../runtime/network.ts';
import type { Network } from '../runtime/network.ts';
import { MESH_SIZE } from './mesh.ts';

/** The two face networks of `@vladmandic/human/models`. The caller reads the files; the engine opens none. */
export interface FaceModels {
  blazeface: NetworkFiles;
  facemesh: NetworkFiles;
}

export interface FaceNetworks {
  detector: Network;
  mesh: Network;
}

/**
 * Loads the networks; `detectorSize` is the side of the detector's input, pixels. Throws when a model's bytes
 * do not fit its graph.
 */
export async function loadFaceNetworks(models: FaceModels, detectorSize: number): Promise<FaceNetworks> {
  const host = await createKernelHost();
  return {
    detector: loadNetwork(models.blazeface, detectorSize, host),
    mesh: loadNetwork(models.facemesh, MESH_SIZE, host),
  };
}
