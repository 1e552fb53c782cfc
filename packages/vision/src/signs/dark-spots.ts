import type { SignDefinition } from './definition.ts';

/** Dark spots are found together with blemishes: `skin/lesions.ts`. */
export const DARK_SPOTS: SignDefinition = {
  measure: ({ lesions }) => lesions.dark_spots,
  /** Finds, as for blemishes. */
  anchors: [2, 4, 8, 14, 23, 36],
  /** Set B has 0.06. */
  spread: 0.5,
  /** The classifier that separates them from other places was trained on painted faces only. */
  confidence: 'low',
  needs: ['detail', 'little_grain'],
  isFoundOneByOne: true,
};
