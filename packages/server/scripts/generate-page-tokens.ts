// Copies the design tokens and the logo for the pages that the server writes itself, so that colours, sizes
// and the brand have one source.
import { readFileSync, writeFileSync } from 'node:fs';

const LIBRARY = new URL('../../ui/src/', import.meta.url);
const BRAND = new URL('../src/brand/', import.meta.url);

const COPIES: readonly (readonly [URL, string])[] = [
  [new URL('tokens.gen.css', BRAND), readLibrary('tokens/tokens.gen.css')],
  [new URL('logo.gen.svg', BRAND), drawLogo()],
];

function readLibrary(file: string): string {
  return readFileSync(new URL(file, LIBRARY), 'utf8');
}

/** Mark and name side by side, with the sizes of the library's `Logo`. */
function drawLogo(): string {
  const mark = readLibrary('art/Mark/mark-paths.gen.ts');
  const name = readLibrary('art/Logo/wordmark.ts');
  return `<svg class="logo" width="97" height="30" role="img" aria-label="Daylit"><svg width="30" height="30" viewBox="${textOf(mark, 'MARK_VIEW_BOX')}"><path class="mark" d="${textOf(mark, 'LARGE_MARK')}"/></svg><svg x="39" y="3.5" width="58" height="25" viewBox="${textOf(name, 'WORDMARK_VIEW_BOX')}"><path class="name" d="${textOf(name, 'WORDMARK')}"/><circle class="sun" cx="1842" cy="-612" r="78"/></svg></svg>\n`;
}

/** The text of a constant. */
function textOf(source: string, constant: string): string {
  const [, text] = new RegExp(`const ${constant} =\\s*['"]([^'"]+)['"]`).exec(source) ?? [];
  if (text === undefined) throw new Error(`The library has no ${constant}.`);
  return text;
}

/** Whether the committed copies are the same as their sources. */
export function isCurrent(): boolean {
  return COPIES.every(([file, text]) => readFileSync(file, 'utf8') === text);
}

if (import.meta.main) for (const [file, text] of COPIES) writeFileSync(file, text);
