// Copies the design tokens for the pages that the server writes itself, so that colours and sizes have one
// source.
import { copyFileSync, readFileSync } from 'node:fs';

const SOURCE = new URL('../../ui/src/tokens/tokens.gen.css', import.meta.url);
const COPY = new URL('../src/adapters/payments/sandbox/tokens.gen.css', import.meta.url);

/** Whether the committed copy is the same as the tokens. */
export function isCurrent(): boolean {
  return readFileSync(SOURCE, 'utf8') === readFileSync(COPY, 'utf8');
}

if (import.meta.main) copyFileSync(SOURCE, COPY);
