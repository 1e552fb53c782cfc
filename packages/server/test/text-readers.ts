// Readers of members' texts, for the bench of worst texts.
export { findPlainRedFlag } from '../src/adapters/assistant/embedded/red-flags/find-red-flag.ts';
export { knowsTerm } from '../src/modules/catalogue/avoid-terms.ts';
export { readLabel } from '../src/modules/catalogue/read-label.ts';
