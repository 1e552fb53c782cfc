import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { composePortraitWall, PORTRAIT_WALL } from './generate-portrait-wall.ts';

/** Mean difference per channel, 0 to 255. Compression alone gives 0.7; two swapped portraits give 4.8. */
const COMPRESSION = 1.2;

// Pixels are compared, because other machines compress the same picture to other bytes.
test('the committed wall shows the painted portraits', async () => {
  const committed = sharp(fileURLToPath(new URL(`../src/${PORTRAIT_WALL}`, import.meta.url)));
  const [before, now] = await Promise.all([pixelsOf(committed), pixelsOf(await composePortraitWall())]);
  expect(meanDifference(before, now), 'stale: run generate').toBeLessThan(COMPRESSION);
});

function pixelsOf(picture: Sharp): Promise<Buffer> {
  return picture.ensureAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  const sum = one.reduce((total, value, i) => total + Math.abs(value - (other[i] ?? 0)), 0);
  return sum / one.length;
}
