import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SVG = 'image/svg+xml';
const MEDIA_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': SVG,
  '.webp': 'image/webp',
};

/** The whole picture as a data URL, so that neither a bundler nor a server has to serve a file. */
export async function dataAddress(file: string): Promise<string> {
  const type = MEDIA_TYPES[path.extname(file)];
  if (type === undefined) throw new Error(`${file}: no media type is known for its ending.`);
  const content = await readFile(file);
  // Text compresses better than base64: the six drawings of the head are 45 kB after brotli instead of 59.
  if (type === SVG) return `data:${type},${content.toString().replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`;
  return `data:${type};base64,${content.toString('base64')}`;
}
