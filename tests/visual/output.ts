import { fileURLToPath } from 'node:url';

/** Where pictures and their report go. Not committed. */
export const OUTPUT = fileURLToPath(new URL('../.output/visual/', import.meta.url));
