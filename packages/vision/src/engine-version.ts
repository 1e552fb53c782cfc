/**
 * Changes whenever the same photo may give another number. Scans of different
 * versions are compared only over a bridge (`report/bridge.ts`).
 * Spreads and limits may change within a version: they say what numbers mean together. `engine-
 * constants.gen.json` holds a hash of every constant that decides them; a test fails when one changes without
 * a new version.
 */
export const ENGINE_VERSION = '4.6.0';
