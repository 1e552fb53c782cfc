// Kernel of the robust fit, in AssemblyScript (compiled with kernels.as.ts into kernels.gen.ts). All numbers
// are float64.

/**
 * Sums of one round of weighted least squares: `matrix` (terms x terms, only the upper triangle) and `right`.
 * A row of `table` holds the terms of one value. Rows further than `tolerance` above the fit lose weight
 * (Cauchy), below it from half of that; with a tolerance of 0 all rows count equally. `terms` must be even.
 */
export function sumSquares(
  values: usize,
  table: usize,
  rows: i32,
  terms: i32,
  fit: usize,
  tolerance: f64,
  matrix: usize,
  right: usize,
): void {
  const step = terms << 3;
  memory.fill(matrix, 0, terms * step);
  memory.fill(right, 0, step);
  for (let row = 0; row < rows; row++) {
    const value = load<f64>(values + (row << 3));
    const at = table + row * step;
    let weight: f64 = 1;
    if (tolerance > 0) {
      let rest = value;
      for (let term = 0; term < step; term += 8) rest -= load<f64>(fit + term) * load<f64>(at + term);
      const share = rest / (rest < 0 ? tolerance / 2 : tolerance);
      weight = 1 / (1 + share * share);
    }
    for (let term = 0; term < terms; term++) {
      const weighted = weight * load<f64>(at + (term << 3));
      store<f64>(right + (term << 3), load<f64>(right + (term << 3)) + weighted * value);
      const factor = f64x2.splat(weighted);
      const line = matrix + term * step;
      for (let other = (term & ~1) << 3; other < step; other += 16) {
        const sum = f64x2.add(v128.load(line + other), f64x2.mul(factor, v128.load(at + other)));
        v128.store(line + other, sum);
      }
    }
  }
}
