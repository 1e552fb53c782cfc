import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The brand fonts, by the names of their files. */
const FONTS: ReadonlyMap<string, Buffer> = new Map([
  [
    'figtree.woff2',
    read(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  ],
  [
    'ysabeau.woff2',
    read(import.meta.resolve('@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2')),
  ],
]);

function read(url: string): Buffer {
  return readFileSync(fileURLToPath(url));
}

/** One of the font files that the style names. Undefined for any other name. */
export function findFont(file: string): Buffer | undefined {
  return FONTS.get(file);
}

/** Preloads the fonts, because the browser asks for the fonts of an inline style only after reading it. */
export const FONT_LINKS = [...FONTS.keys()]
  .map((file) => `<link rel="preload" href="/sandbox/fonts/${file}" as="font" type="font/woff2" crossorigin>`)
  .join('');
