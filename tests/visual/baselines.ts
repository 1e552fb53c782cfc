import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { COLOUR_STEP, type Picture } from './compare-pictures.ts';

const FOLDER = fileURLToPath(new URL('baselines/', import.meta.url));

/** Names of all committed pictures. */
export async function listBaselines(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob('*/*.webp', { cwd: FOLDER })) names.push(file.slice(0, -'.webp'.length));
  return names;
}

/** The committed picture, encoded; undefined when there is none. */
export async function readBaseline(name: string): Promise<Buffer | undefined> {
  return existsSync(fileOf(name)) ? readFile(fileOf(name)) : undefined;
}

export async function writeBaseline(name: string, encoded: Buffer): Promise<void> {
  await mkdir(path.dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), encoded);
}

export async function removeBaseline(name: string): Promise<void> {
  await rm(fileOf(name));
}

function fileOf(name: string): string {
  return `${FOLDER}${name}.webp`;
}

/**
 * Encodes a screenshot for the baselines and for comparison. Half size averages four pixels into one, so no
 * change of colour is lost; quantised colours halve the file. The encoding is lossless, because a lossy
 * encoder spreads the smallest change over all that follows it. See docs/decisions/0017.
 */
export async function encode(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize(Math.ceil(width / 2), Math.ceil(height / 2), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stepped = data.map((value) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP));
  return sharp(stepped, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

export async function decode(encoded: Buffer): Promise<Picture> {
  const { data, info } = await sharp(encoded).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function encodeDifference({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}
