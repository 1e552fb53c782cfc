import type { Plane } from '../image/blur.ts';
import { area } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';

/** A value at a pixel that the fit may use, such as 1, x, or the pixel of another plane. */
export type Basis = (pixel: number) => number;

export interface FitOptions {
  /**
   * Distance above the fit, in the plane's unit, from which a pixel loses weight (Cauchy); below it half of that, because
   * reflections, which are low in density, cover more of a face than dark cover that was not recognised before.
   */
  tolerance: number;
  /** Every how manieth pixel inside the mask is used. */
  every: number;
}

const ROUNDS = 8;

/** Coefficients of the combination of `bases` closest to the plane inside the mask; outliers such as hair or spots hardly count. */
export function fitRobustly(
  plane: Plane,
  mask: Mask,
  bases: readonly Basis[],
  { tolerance, every }: FitOptions,
): Float64Array {
  const terms = bases.length;
  const rows = Math.ceil(area(mask) / every);
  const values = new Float64Array(rows);
  const table = new Float64Array(rows * terms);
  for (let pixel = 0, inside = 0, row = 0; pixel < plane.length; pixel++) {
    if (!mask[pixel] || inside++ % every !== 0) continue;
    values[row] = plane[pixel]!;
    for (let term = 0; term < terms; term++) table[row * terms + term] = bases[term]!(pixel);
    row++;
  }
  let fit = new Float64Array(terms);
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = new Float64Array(terms * terms);
    const right = new Float64Array(terms);
    for (let row = 0; row < values.length; row++) {
      const at = row * terms;
      let weight = 1;
      if (round > 0) {
        let rest = values[row]!;
        for (let term = 0; term < terms; term++) rest -= fit[term]! * table[at + term]!;
        weight = 1 / (1 + (rest / (rest < 0 ? tolerance / 2 : tolerance)) ** 2);
      }
      for (let term = 0; term < terms; term++) {
        const weighted = weight * table[at + term]!;
        right[term]! += weighted * values[row]!;
        for (let other = term; other < terms; other++)
          matrix[term * terms + other]! += weighted * table[at + other]!;
      }
    }
    for (let term = 1; term < terms; term++)
      for (let other = 0; other < term; other++) matrix[term * terms + other] = matrix[other * terms + term]!;
    fit = solve(matrix, right);
  }
  return fit;
}

/** Gaussian elimination; the matrix is symmetric and gets a touch on its diagonal, so that an empty mask gives zeros. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array<ArrayBuffer> {
  const size = right.length;
  for (let i = 0; i < size; i++) matrix[i * size + i]! += 1e-6;
  for (let i = 0; i < size; i++) {
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row * size + i]! / matrix[i * size + i]!;
      for (let column = i; column < size; column++)
        matrix[row * size + column]! -= factor * matrix[i * size + column]!;
      right[row]! -= factor * right[i]!;
    }
  }
  const result = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let rest = right[i]!;
    for (let column = i + 1; column < size; column++) rest -= matrix[i * size + column]! * result[column]!;
    result[i] = rest / matrix[i * size + i]!;
  }
  return result;
}
