import { readFileSync } from 'node:fs';

/** The design tokens as custom properties, for pages that the server writes itself. */
export const DESIGN_TOKENS = read('tokens.gen.css');

/** Mark and name. Styles give `.mark`, `.name` and `.sun` their colours. */
export const LOGO = read('logo.gen.svg').trim();

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
