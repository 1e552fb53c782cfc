/**
 * Changes whenever the same photo may give another number or another claim; scans of different versions are not compared.
 * `engine-constants.gen.json` holds what decides those, and a test fails when one of them changes without a new version.
 */
export const ENGINE_VERSION = '3.1.0';
