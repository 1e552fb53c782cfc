import type { SignDefinition } from './definition.ts';

/** Dark spots are found together with blemishes: `skin/lesions.ts`. */
export const DARK_SPOTS: SignDefinition = {
  measure: ({ lesions }) => lesions.dark_spots,
  /** Finds, as for blemishes. */
  anchors: [2, 4, 8, 14, 23, 36],
  /** Set B has 0.07. */
  spread: 0.5,
  /** The classifier that separates them from other places has only learned lesions that were painted. */
  confidence: 'low',
  needs: ['detail', 'little_grain'],
  isFoundOneByOne: true,
};
