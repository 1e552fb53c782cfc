import { readFile, writeFile } from 'node:fs/promises';
import type { MeasuredFigure } from '@daylit/contract';
import { jsonLines } from '../../../scripts/json-lines.ts';

const FILE = new URL('../../../packages/vision/real-faces.gen.json', import.meta.url);

/** The content of `real-faces.gen.json`: figures alone, and nothing about a single person. */
export interface RealFaces {
  engine_version: string;
  figures: MeasuredFigure[];
}

/** The published figures of real faces. Only `writeRealFaces` writes them. */
export async function readRealFaces(): Promise<RealFaces> {
  return JSON.parse(await readFile(FILE, 'utf8')) as RealFaces;
}

export function writeRealFaces(faces: RealFaces): Promise<void> {
  return writeFile(FILE, jsonLines(faces, 2));
}
