// Copies the design tokens and the logo for the pages that the server writes itself, so that colours, sizes and
// the brand have one source.
import { readFileSync, writeFileSync } from 'node:fs';
import { WORDMARK, WORDMARK_VIEW_BOX } from '../../ui/src/art/Logo/wordmark.ts';
import { LARGE_MARK, MARK_VIEW_BOX } from '../../ui/src/art/Mark/mark-paths.gen.ts';

const TOKENS = new URL('../../ui/src/tokens/tokens.gen.css', import.meta.url);
const PAGES = new URL('../src/adapters/payments/sandbox/', import.meta.url);

const COPIES: readonly (readonly [URL, string])[] = [
  [new URL('tokens.gen.css', PAGES), readFileSync(TOKENS, 'utf8')],
  [new URL('logo.gen.svg', PAGES), drawLogo()],
];

/** Mark and name side by side, with the sizes of the library's `Logo`. */
function drawLogo(): string {
  return `<svg class="logo" width="97" height="30" role="img" aria-label="Daylit"><svg width="30" height="30" viewBox="${MARK_VIEW_BOX}"><path class="mark" d="${LARGE_MARK}"/></svg><svg x="39" y="3.5" width="58" height="25" viewBox="${WORDMARK_VIEW_BOX}"><path class="name" d="${WORDMARK}"/><circle class="sun" cx="1842" cy="-612" r="78"/></svg></svg>\n`;
}

/** Whether the committed copies are the same as their sources. */
export function isCurrent(): boolean {
  return COPIES.every(([file, text]) => readFileSync(file, 'utf8') === text);
}

if (import.meta.main) for (const [file, text] of COPIES) writeFileSync(file, text);
