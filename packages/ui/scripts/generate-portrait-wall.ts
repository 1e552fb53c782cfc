import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { DAYLIGHT, paintPortrait } from './generate-art.ts';

type Tone = (typeof ROWS)[number][number];

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '../src');

/**
 * The ten tones of the Monk Skin Tone Scale (Ellis Monk, Google, CC BY 4.0), with colours of hair. Two rows
 * of five, not in order of tone, so that no tone comes first.
 */
const ROWS = [
  [
    { skin: '#825c43', hair: '#151110' },
    { skin: '#f6ede4', hair: '#8a623d' },
    { skin: '#3a312a', hair: '#0f0c0b' },
    { skin: '#d7bd96', hair: '#2b2019' },
    { skin: '#604134', hair: '#151110' },
  ],
  [
    { skin: '#eadaba', hair: '#1f1714' },
    { skin: '#292420', hair: '#0b0908' },
    { skin: '#f3e7db', hair: '#4a342a' },
    { skin: '#a07e56', hair: '#191311' },
    { skin: '#f7ead0', hair: '#2b2019' },
  ],
];

/** All in px. */
const PORTRAIT = { width: 160, height: 200, radius: 23 };
const GAP = 16;

/** One portrait with rounded corners. */
async function framed(tone: Tone): Promise<Buffer> {
  const { width, height, radius } = PORTRAIT;
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(paintPortrait({ ...tone, ...DAYLIGHT }))
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
      row.map(async (tone, x) => ({
        input: await framed(tone),
        left: x * (PORTRAIT.width + GAP),
        top: y * (PORTRAIT.height + GAP),
      })),
    ),
  );
  const wall = sharp({
    create: {
      width: 5 * PORTRAIT.width + 4 * GAP,
      height: 2 * PORTRAIT.height + GAP,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  return wall.composite(portraits);
}

// One picture instead of ten needs one request. It is also too large to be inlined into the page.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wall = await composePortraitWall();
  await wall.avif({ quality: 60, effort: 6 }).toFile(resolve(SOURCE_DIRECTORY, PORTRAIT_WALL));
}
