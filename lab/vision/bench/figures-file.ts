import { readFile, writeFile } from 'node:fs/promises';
import { jsonLines } from '../../../scripts/json-lines.ts';
import type { Figures } from './measure-figures.ts';

const FILE = new URL('../../../packages/vision/figures.gen.json', import.meta.url);

/** The published figures. Only `writeFigures` writes them. */
export async function readFigures(): Promise<Figures> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Figures;
}

export function writeFigures(figures: Figures): Promise<void> {
  return writeFile(FILE, jsonLines(figures, 2));
}
