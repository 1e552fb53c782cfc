import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paintFace, type PhantomOptions } from '@daylit/phantom';
import sharp, { type Sharp } from 'sharp';

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '../src');

/**
 * People in the ten tones of the Monk Skin Tone Scale (Ellis Monk, Google, CC BY 4.0). Two rows of five, not
 * in order of tone, so that no tone comes first.
 */
const ROWS: readonly (readonly PhantomOptions[])[] = [
  [
    { tone: 7, identity: 7, beard: 0.7 },
    { tone: 2, identity: 2 },
    { tone: 10, identity: 20 },
    { tone: 4, identity: 14 },
    { tone: 8, identity: 18 },
  ],
  [
    { tone: 3, identity: 3 },
    { tone: 9, identity: 19 },
    { tone: 1, identity: 11 },
    { tone: 6, identity: 6 },
    { tone: 5, identity: 5 },
  ],
];

/** All in px: twice as many as on a wide screen. */
const PORTRAIT = { width: 240, height: 300, radius: 34 };
const GAP = 24;

/** One portrait with rounded corners: painted as the faces are on which the engine is tested. */
async function framed(person: PhantomOptions): Promise<Buffer> {
  const { width, height, radius } = PORTRAIT;
  // Painted in twice the size, which smooths the hair.
  const [paintedWidth, paintedHeight] = [2 * width, 2 * height];
  const { data } = paintFace({ ...person, width: paintedWidth, height: paintedHeight, noise: 0, smile: 0.2 });
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(Buffer.from(data), { raw: { width: paintedWidth, height: paintedHeight, channels: 3 } })
    .resize(width, height)
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
      row.map(async (person, x) => ({
        input: await framed(person),
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
  await wall.avif({ quality: 50, effort: 6 }).toFile(resolve(SOURCE_DIRECTORY, PORTRAIT_WALL));
}
