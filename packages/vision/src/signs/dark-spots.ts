import type { SignDefinition } from './definition.ts';

/** Dark spots are found together with blemishes: `skin/lesions.ts`. */
export const DARK_SPOTS: SignDefinition = {
  measure: ({ lesions }) => lesions.dark_spots,
  /** Finds, as for blemishes. */
  anchors: [2, 4, 8, 14, 23, 36],
  spread: 0.06,
  step: 0.18,
  /** The classifier that separates them from other places has only learned lesions that were painted. */
  confidence: 'low',
  needs: ['detail', 'little_grain'],
  isFoundOneByOne: true,
};
