import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FaceModels, NetworkFiles } from '@daylit/vision';

/** Reads the two face networks that ship inside `@vladmandic/human`. */
export async function readFaceModels(): Promise<FaceModels> {
  const library = createRequire(import.meta.url).resolve('@vladmandic/human');
  const directory = path.join(path.dirname(library), '../models');
  const [blazeface, facemesh] = await Promise.all([
    readNetwork(directory, 'blazeface'),
    readNetwork(directory, 'facemesh'),
  ]);
  return { blazeface, facemesh };
}

async function readNetwork(directory: string, name: string): Promise<NetworkFiles> {
  const [graph, weights] = await Promise.all([
    readFile(path.join(directory, `${name}.json`), 'utf8'),
    readFile(path.join(directory, `${name}.bin`)),
  ]);
  // A plain Uint8Array, because the engine copies parts of it with `slice`, and `slice` of a Buffer gives
  // views.
  return { graph: JSON.parse(graph), weights: new Uint8Array(weights) };
}
