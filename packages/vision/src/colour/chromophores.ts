import type { Plane } from '../image/blur.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds/colour.ts';

/**
 * Optical density split into the skin's chromophores and its darkness. The rest is shading, equal in all
 * three channels.
 */
export interface Chromophores {
  /** Haemoglobin: redness. */
  blood: Plane;
  /** Melanin: brownness. */
  pigment: Plane;
  /** All three channels, weighted as the eye weighs them: how dark a place is. */
  darkness: Plane;
}

/** Splits optical density into chromophores. `newPlane` gives memory for the result. */
export function separateChromophores(
  red: Plane,
  green: Plane,
  blue: Plane,
  newPlane = (length: number): Plane => new Float32Array(length),
): Chromophores {
  const [pigmentRow, bloodRow] = inverseRows();
  const [p0, p1, p2] = pigmentRow;
  const [b0, b1, b2] = bloodRow;
  const blood = newPlane(red.length);
  const pigment = newPlane(red.length);
  const darkness = newPlane(red.length);
  for (let i = 0; i < red.length; i++) {
    const r = red[i]!;
    const g = green[i]!;
    const b = blue[i]!;
    pigment[i] = p0 * r + p1 * g + p2 * b;
    blood[i] = b0 * r + b1 * g + b2 * b;
    darkness[i] = 0.25 * r + 0.6 * g + 0.15 * b;
  }
  return { blood, pigment, darkness };
}

/** Density in red without the chromophores: shading, which is equal in all channels. */
export function shadeOf(red: number, pigment: number, blood: number): number {
  return red - pigment * PIGMENT_SPECTRUM[0] - blood * BLOOD_SPECTRUM[0];
}

type Row = [number, number, number];

/** First two rows of the inverse of the matrix with columns pigment, blood, shading (1, 1, 1). */
function inverseRows(): [pigment: Row, blood: Row] {
  const [a, d, g] = PIGMENT_SPECTRUM;
  const [b, e, h] = BLOOD_SPECTRUM;
  const determinant = a * (e - h) - b * (d - g) + (d * h - e * g);
  return [
    [(e - h) / determinant, (h - b) / determinant, (b - e) / determinant],
    [(g - d) / determinant, (a - g) / determinant, (d - a) / determinant],
  ];
}
