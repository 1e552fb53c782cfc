import { readFileSync } from 'node:fs';
import type { FaceModels, NetworkFiles } from '../src/index.ts';

// The package's `exports` hide its models, so they are read from its folder.
const FOLDER = new URL('../node_modules/@vladmandic/human/models/', import.meta.url);

export function readNetwork(name: 'blazeface' | 'facemesh'): NetworkFiles {
  return {
    graph: JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')),
    weights: new Uint8Array(readFileSync(new URL(`${name}.bin`, FOLDER))),
  };
}

export function readModels(): FaceModels {
  return { blazeface: readNetwork('blazeface'), facemesh: readNetwork('facemesh') };
}
