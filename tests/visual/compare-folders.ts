import { existsSync } from 'node:fs';
import { glob, readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { savePicture } from './capture-stories.ts';
import { comparePictures, type Picture } from './compare-pictures.ts';
import { AFTER, BEFORE, DIFFERENCE, OUTPUT } from './output.ts';

/** A picture that differs, or that only one side has. */
export interface Change {
  name: string;
  kind: 'changed' | 'new' | 'removed';
  /** How many pixels differ. */
  differing: number;
  /** The change in words. */
  reason: string;
}

/** Compares the pictures of both sides and deletes those that are the same. The largest change is first. */
export async function compareFolders(): Promise<Change[]> {
  const changes: Change[] = [];
  for (const name of await listPictures()) {
    const change = await comparePair(name);
    if (change !== undefined) changes.push(change);
  }
  return changes.sort((one, other) => other.differing - one.differing || one.name.localeCompare(other.name));
}

async function listPictures(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const side of [BEFORE, AFTER])
    for await (const file of glob('*/*.png', { cwd: OUTPUT + side }))
      names.add(file.slice(0, -'.png'.length));
  return names;
}

async function comparePair(name: string): Promise<Change | undefined> {
  const [before, after] = [`${OUTPUT}${BEFORE}/${name}.png`, `${OUTPUT}${AFTER}/${name}.png`];
  if (!existsSync(before)) return { name, kind: 'new', differing: 0, reason: 'only after' };
  if (!existsSync(after)) return { name, kind: 'removed', differing: 0, reason: 'only before' };
  const [old, now] = await Promise.all([readFile(before), readFile(after)]);
  const comparison = old.equals(now) ? undefined : comparePictures(await decode(old), await decode(now));
  if (comparison?.difference === undefined) {
    await Promise.all([rm(before), rm(after)]);
    return undefined;
  }
  await savePicture(`${DIFFERENCE}/${name}.png`, await encode(comparison.difference));
  return { name, kind: 'changed', differing: comparison.differing, reason: comparison.reason };
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: false })
    .toBuffer();
}
