import type { SignDefinition } from './definition.ts';

/** Blemishes are found together with dark spots: `skin/lesions.ts`. */
export const BLEMISHES: SignDefinition = {
  measure: ({ lesions }) => lesions.blemishes,
  /**
   * Finds. Our choice: up to two may be false and count as none, six are a concern, two dozen look marked.
   */
  anchors: [2, 4, 8, 14, 23, 36],
  spread: 0.19,
  step: 0.92,
  /** The classifier that separates them from other places has only learned lesions that were painted. */
  confidence: 'low',
  needs: ['detail', 'little_grain'],
  isFoundOneByOne: true,
};
