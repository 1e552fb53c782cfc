// Readers of members' texts, for the bench of worst texts.
export { findPlainRedFlag } from '@daylit/assistant';
export { knowsTerm } from '../src/modules/catalogue/avoid-terms.ts';
export { readLabel } from '../src/modules/catalogue/read-label.ts';
