import type { Tone } from './options.ts';

/** The chromophores of a tone, optical density (natural logarithm). */
interface Chromophores {
  /** Along `PIGMENT_DENSITY`. */
  pigment: number;
  /** Along `BLOOD_DENSITY`. */
  blood: number;
  /** Equal in all channels: dense pigment lets less light of every colour through. */
  veil: number;
}

/**
 * The ten tones. The lit cheek has the hue of the Monk scale's published swatch and a lightness that follows
 * it in a narrower range. A swatch is flat paint; a face as bright would leave no range for highlights.
 */
export const TONES: Record<Tone, Chromophores> = {
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
