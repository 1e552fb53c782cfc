import { fileURLToPath } from 'node:url';

/** The folder of screenshots and the report. Not committed. */
export const OUTPUT = fileURLToPath(new URL('../.output/visual/', import.meta.url));
