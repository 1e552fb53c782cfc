import type { Tone } from './options.ts';

/** What a tone is made of, in optical density (natural log). */
interface Dyes {
  /** Along `PIGMENT_DENSITY`. */
  pigment: number;
  /** Along `BLOOD_DENSITY`. */
  blood: number;
  /** Alike in all channels: dense pigment lets ever less of any colour through. */
  veil: number;
}

/**
 * The ten tones. Chosen so that the lit cheek has the hue of the published swatch of the Monk scale and a lightness in step with
 * it; a swatch is flat paint, so a face that is as bright would have no room left for its lights.
 */
export const TONES: Record<Tone, Dyes> = {
  1: { pigment: 0.48, blood: 0.22, veil: 0.1 },
  2: { pigment: 0.59, blood: 0.23, veil: 0.08 },
  3: { pigment: 1.05, blood: 0.14, veil: -0.05 },
  4: { pigment: 1.32, blood: 0.15, veil: -0.05 },
  5: { pigment: 1.85, blood: 0.21, veil: -0.05 },
  6: { pigment: 2.75, blood: 0.36, veil: 0.03 },
  7: { pigment: 2.4, blood: 0.76, veil: 0.42 },
  8: { pigment: 1.78, blood: 1.0, veil: 1.07 },
  9: { pigment: 1.22, blood: 0.59, veil: 2.0 },
  10: { pigment: 1.02, blood: 0.58, veil: 2.48 },
};
