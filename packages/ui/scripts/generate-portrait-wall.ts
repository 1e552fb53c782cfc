import { resolve } from 'node:path';
import sharp from 'sharp';

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '../src');

/** The painted portraits of the art folder, two rows of four. In no order of tone, so that none comes first. */
const ROWS = [
  [5, 1, 7, 4],
  [2, 8, 3, 6],
];

/** All in px. */
const PORTRAIT = { width: 160, height: 200, radius: 23 };
const GAP = 16;

/** One portrait with rounded corners. */
async function framed(number: number): Promise<Buffer> {
  const { width, height, radius } = PORTRAIT;
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(`${SOURCE_DIRECTORY}/art/Portrait/portrait-${number}.gen.png`)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const portraits = await Promise.all(
  ROWS.flatMap((row, y) =>
    row.map(async (number, x) => ({
      input: await framed(number),
      left: x * (PORTRAIT.width + GAP),
      top: y * (PORTRAIT.height + GAP),
    })),
  ),
);

// One picture instead of eight: one request, and too large to be put into the page's own bytes.
await sharp({
  create: {
    width: 4 * PORTRAIT.width + 3 * GAP,
    height: 2 * PORTRAIT.height + GAP,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  },
})
  .composite(portraits)
  .avif({ quality: 60, effort: 6 })
  .toFile(`${SOURCE_DIRECTORY}/home/SkinTones/portrait-wall.gen.avif`);
