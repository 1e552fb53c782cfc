import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '../src');

/** The painted portraits by number, two rows of four. Not in order of tone, so that no tone comes first. */
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

/** Where the wall lies under `src`. */
export const PORTRAIT_WALL = 'home/SkinTones/portrait-wall.gen.avif';

/** The painted portraits in their grid, not compressed yet. */
export async function composePortraitWall(): Promise<Sharp> {
  const portraits = await Promise.all(
    ROWS.flatMap((row, y) =>
      row.map(async (number, x) => ({
        input: await framed(number),
        left: x * (PORTRAIT.width + GAP),
        top: y * (PORTRAIT.height + GAP),
      })),
    ),
  );
  const wall = sharp({
    create: {
      width: 4 * PORTRAIT.width + 3 * GAP,
      height: 2 * PORTRAIT.height + GAP,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  return wall.composite(portraits);
}

// One picture instead of eight needs one request. It is also too large to be inlined into the page.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wall = await composePortraitWall();
  await wall.avif({ quality: 60, effort: 6 }).toFile(resolve(SOURCE_DIRECTORY, PORTRAIT_WALL));
}
