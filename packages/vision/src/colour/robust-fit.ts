import type { Plane } from '../image/blur.ts';
import { area } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import type { Workspace } from '../image/workspace.ts';

/** The value of a basis function at a pixel, such as 1, x, or the pixel of another plane. */
export type Basis = (pixel: number) => number;

export interface FitOptions {
  /**
   * Distance above the fit, in the plane's unit, from which a pixel loses weight (Cauchy). Below the fit it
   * is half as much: reflections are low in density, and they cover more of a face than dark occlusions that
   * were not recognised before.
   */
  tolerance: number;
  /** The fit uses every n-th pixel inside the mask. */
  every: number;
}

const ROUNDS = 8;

/** Number of float32 values in the space of a float64. */
const FLOATS = 2;

/**
 * Coefficients of the combination of `bases` that is closest to the plane inside the mask. Outliers such as
 * hair or spots hardly count. The number of `bases` must be even.
 */
export function fitRobustly(
  workspace: Workspace,
  plane: Plane,
  mask: Mask,
  bases: readonly Basis[],
  { tolerance, every }: FitOptions,
): Float64Array {
  const terms = bases.length;
  const rows = Math.ceil(area(mask) / every);
  const { kernels, first, view } = workspace.kernelPlanes(
    FLOATS * (rows * (terms + 1) + terms * (terms + 2)),
  );
  // In this order: the values, the rows of the table, the matrix, the right side and the fit.
  const room = (from: number, length: number): Float64Array => {
    const { buffer, byteOffset } = view(first + from * Float64Array.BYTES_PER_ELEMENT, FLOATS * length);
    return new Float64Array(buffer, byteOffset, length);
  };
  const values = room(0, rows);
  const table = room(rows, rows * terms);
  const matrix = room(rows * (terms + 1), terms * terms);
  const right = room(rows * (terms + 1) + terms * terms, terms);
  const found = room(rows * (terms + 1) + terms * (terms + 1), terms);
  for (let pixel = 0, inside = 0, row = 0; pixel < plane.length; pixel++) {
    if (!mask[pixel] || inside++ % every !== 0) continue;
    values[row] = plane[pixel]!;
    for (let term = 0; term < terms; term++) table[row * terms + term] = bases[term]!(pixel);
    row++;
  }
  for (let round = 0; round < ROUNDS; round++) {
    kernels.sumSquares(
      values.byteOffset,
      table.byteOffset,
      rows,
      terms,
      found.byteOffset,
      round === 0 ? 0 : tolerance,
      matrix.byteOffset,
      right.byteOffset,
    );
    for (let term = 1; term < terms; term++)
      for (let other = 0; other < term; other++) matrix[term * terms + other] = matrix[other * terms + term]!;
    found.set(solve(matrix, right));
  }
  return found.slice();
}

/**
 * Solves `matrix` x = `right` for a symmetric matrix by Gaussian elimination, which overwrites both. A small
 * number is added to the diagonal, so that an empty mask gives zeros.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array<ArrayBuffer> {
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
