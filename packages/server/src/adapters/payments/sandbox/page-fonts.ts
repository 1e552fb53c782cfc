import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The brand fonts, by the names of their files. */
const FONTS: ReadonlyMap<string, Buffer> = new Map(
  ['figtree', 'ysabeau'].map((name) => {
    const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    return [`${name}.woff2`, readFileSync(fileURLToPath(file))];
  }),
);

/** One of the files that the style names. Undefined for any other. */
export function findFont(file: string): Buffer | undefined {
  return FONTS.get(file);
}

/** Asks for the fonts at once, because a style inside of the page asks only when it has been read. */
export const FONT_LINKS = [...FONTS.keys()]
  .map((file) => `<link rel="preload" href="/sandbox/fonts/${file}" as="font" type="font/woff2" crossorigin>`)
  .join('');
