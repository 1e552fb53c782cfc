import { fileURLToPath } from 'node:url';

/** The folder of screenshots and the report. Not committed. */
export const OUTPUT = fileURLToPath(new URL('../.output/visual/', import.meta.url));

/** The folders of pictures in it. */
export const BEFORE = 'before';
export const AFTER = 'after';
export const DIFFERENCE = 'difference';
