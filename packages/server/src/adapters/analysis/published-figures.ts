import { readFile } from 'node:fs/promises';
import type { PublishedFigures } from '../../modules/transparency/ports.ts';

/**
 * The engine's measured figures, on painted faces and on real ones. They are committed with the engine, so
 * the server only reads them.
 */
export async function readPublishedFigures(): Promise<PublishedFigures> {
  const [painted, real] = await Promise.all(
    ['@daylit/vision/figures', '@daylit/vision/real-faces'].map(async (name) => {
      const text = await readFile(new URL(import.meta.resolve(name)), 'utf8');
      return JSON.parse(text) as PublishedFigures;
    }),
  );
  if (!painted || !real) throw new Error('The published figures could not be read.');
  return { ...painted, figures: [...painted.figures, ...real.figures] };
}
