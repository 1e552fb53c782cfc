import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The mark as people see it on a phone: its own colour, on the page's background by day. */
const GROUND = '#f4f8f9';

/**
 * The icons of the installed app: their size in pixels, the part of it that the mark fills, and the radius of
 * the corners as a part of it. Phones cut a maskable icon, and round the one of Apple themselves.
 */
const ICONS = {
  '192.png': { size: 192, mark: 0.7, radius: 0.22 },
  '512.png': { size: 512, mark: 0.7, radius: 0.22 },
  // Only a circle of 80 percent is always shown.
  'maskable.png': { size: 512, mark: 0.54, radius: 0 },
  'apple-touch.png': { size: 180, mark: 0.66, radius: 0 },
};

/** Draws the icons of manifest.webmanifest and index.html from the mark. `folder` is the one of the build. */
export async function drawIcons(favicon: string, folder: string): Promise<void> {
  const [, mark = ''] = /<path d="([^"]+)"/.exec(await readFile(favicon, 'utf8')) ?? [];
  await mkdir(path.join(folder, 'icons'));
  for (const [name, { size, mark: part, radius }] of Object.entries(ICONS)) {
    // The mark is 184 units high, around the origin.
    const scale = (size * part) / 184;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" rx="${size * radius}" fill="${GROUND}"/>
      <path transform="translate(${size / 2} ${size / 2 - 2.2 * scale}) scale(${scale})" fill="#005255" d="${mark}"/>
    </svg>`;
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, 'icons', name));
  }
}
