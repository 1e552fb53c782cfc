import { readFile } from 'node:fs/promises';
import type { PublishedFigures } from '../../modules/transparency/ports.ts';

/** The engine's measured figures. They are committed beside the engine, so the server only reads them. */
export async function readPublishedFigures(): Promise<PublishedFigures> {
  return JSON.parse(
    await readFile(new URL(import.meta.resolve('@daylit/vision/figures')), 'utf8'),
  ) as PublishedFigures;
}
