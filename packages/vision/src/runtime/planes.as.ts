// Kernels for planes of the skin, in AssemblyScript (compiled with kernels.as.ts into kernels.gen.ts). A
// plane is float32, row by row.

/**
 * Symmetric blur along the rows and then along the columns by weights[0..reach]. Pixels beyond the edge
 * repeat the last one.
 */
export function convolve(
  input: usize,
  rows: usize,
  output: usize,
  width: i32,
  height: i32,
  weights: usize,
  reach: i32,
): void {
  const middle = load<f32>(weights);
  const step = width << 2;
  for (let y = 0; y < height; y++) {
    const from = input + y * step;
    const to = rows + y * step;
    let x = 0;
    for (; x < min(reach, width); x++) store<f32>(to + (x << 2), edgeSum(from, x, width, weights, reach));
    for (; x + 4 <= width - reach; x += 4) {
      const at = from + (x << 2);
      let sum = f32x4.mul(f32x4.splat(middle), v128.load(at));
      for (let i = 1; i <= reach; i++) {
        const both = f32x4.add(v128.load(at + (i << 2)), v128.load(at - (i << 2)));
        sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(weights + (i << 2)), both));
      }
      v128.store(to + (x << 2), sum);
    }
    for (; x < width; x++) store<f32>(to + (x << 2), edgeSum(from, x, width, weights, reach));
  }
  for (let y = 0; y < height; y++) {
    const from = rows + y * step;
    const to = output + y * step;
    let x = 0;
    for (; x + 4 <= width; x += 4) {
      let sum = f32x4.mul(f32x4.splat(middle), v128.load(from + (x << 2)));
      for (let i = 1; i <= reach; i++) {
        const below = v128.load(rows + min(height - 1, y + i) * step + (x << 2));
        const above = v128.load(rows + max(0, y - i) * step + (x << 2));
        sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(weights + (i << 2)), f32x4.add(below, above)));
      }
      v128.store(to + (x << 2), sum);
    }
    for (; x < width; x++) {
      let sum = middle * load<f32>(from + (x << 2));
      for (let i = 1; i <= reach; i++) {
        const below = load<f32>(rows + min(height - 1, y + i) * step + (x << 2));
        const above = load<f32>(rows + max(0, y - i) * step + (x << 2));
        sum += load<f32>(weights + (i << 2)) * (below + above);
      }
      store<f32>(to + (x << 2), sum);
    }
  }
}

function edgeSum(row: usize, x: i32, width: i32, weights: usize, reach: i32): f32 {
  let sum = load<f32>(weights) * load<f32>(row + (x << 2));
  for (let i = 1; i <= reach; i++) {
    const right = load<f32>(row + (min(width - 1, x + i) << 2));
    const left = load<f32>(row + (max(0, x - i) << 2));
    sum += load<f32>(weights + (i << 2)) * (right + left);
  }
  return sum;
}

/**
 * Mean of 2 reach + 1 pixels along each row. The running sum is float64, because float32 would drift. Four
 * rows are processed at a time, because each sum depends on its previous step.
 */
export function boxRows(input: usize, output: usize, width: i32, height: i32, reach: i32): void {
  const scale = 1.0 / <f64>(2 * reach + 1);
  const scales = f64x2.splat(scale);
  const step = width << 2;
  let y = 0;
  for (; y + 4 <= height; y += 4) {
    const a = input + y * step;
    const b = a + step;
    const c = b + step;
    const d = c + step;
    let upper = f64x2.replace_lane(f64x2.splat(firstSum(a, width, reach)), 1, firstSum(b, width, reach));
    let lower = f64x2.replace_lane(f64x2.splat(firstSum(c, width, reach)), 1, firstSum(d, width, reach));
    let to = output + y * step;
    for (let x = 0; x < width; x++) {
      const upperMeans = f32x4.demote_f64x2_zero(f64x2.mul(upper, scales));
      const lowerMeans = f32x4.demote_f64x2_zero(f64x2.mul(lower, scales));
      v128.store32_lane(to, upperMeans, 0);
      v128.store32_lane(to + step, upperMeans, 1);
      v128.store32_lane(to + 2 * step, lowerMeans, 0);
      v128.store32_lane(to + 3 * step, lowerMeans, 1);
      to += 4;
      const entering = min(width - 1, x + reach + 1) << 2;
      const leaving = max(0, x - reach) << 2;
      upper = f64x2.add(upper, f64x2.sub(twoRows(a + entering, step), twoRows(a + leaving, step)));
      lower = f64x2.add(lower, f64x2.sub(twoRows(c + entering, step), twoRows(c + leaving, step)));
    }
  }
  for (; y < height; y++) {
    const from = input + y * step;
    const to = output + y * step;
    let sum = firstSum(from, width, reach);
    for (let x = 0; x < width; x++) {
      store<f32>(to + (x << 2), <f32>(sum * scale));
      const entering = load<f32>(from + (min(width - 1, x + reach + 1) << 2));
      sum += <f64>entering - <f64>load<f32>(from + (max(0, x - reach) << 2));
    }
  }
}

/** The sum around the first pixel of a row. */
/** The value at an address and the one a row below. */
function twoRows(at: usize, step: i32): v128 {
  return f64x2.promote_low_f32x4(v128.load32_lane(at + step, v128.load32_zero(at), 1));
}

function firstSum(row: usize, width: i32, reach: i32): f64 {
  let sum = <f64>load<f32>(row) * <f64>(reach + 1);
  for (let x = 1; x <= reach; x++) sum += <f64>load<f32>(row + (min(x, width - 1) << 2));
  return sum;
}

/** The same along the columns. `sums` is a workspace of one row of float64. */
export function boxColumns(
  input: usize,
  output: usize,
  width: i32,
  height: i32,
  reach: i32,
  sums: usize,
): void {
  const scale = f64x2.splat(1.0 / <f64>(2 * reach + 1));
  const step = width << 2;
  for (let x = 0; x < width; x++)
    store<f64>(sums + (x << 3), <f64>load<f32>(input + (x << 2)) * <f64>(reach + 1));
  for (let y = 1; y <= reach; y++) {
    const row = input + min(y, height - 1) * step;
    for (let x = 0; x < width; x++) {
      store<f64>(sums + (x << 3), load<f64>(sums + (x << 3)) + <f64>load<f32>(row + (x << 2)));
    }
  }
  for (let y = 0; y < height; y++) {
    const to = output + y * step;
    const leaving = input + max(0, y - reach) * step;
    const entering = input + min(height - 1, y + reach + 1) * step;
    let x = 0;
    for (; x + 2 <= width; x += 2) {
      const sum = v128.load(sums + (x << 3));
      const mean = f32x4.demote_f64x2_zero(f64x2.mul(sum, scale));
      v128.store64_lane(to + (x << 2), mean, 0);
      const gain = f64x2.promote_low_f32x4(v128.load64_zero(entering + (x << 2)));
      const loss = f64x2.promote_low_f32x4(v128.load64_zero(leaving + (x << 2)));
      v128.store(sums + (x << 3), f64x2.add(sum, f64x2.sub(gain, loss)));
    }
    for (; x < width; x++) {
      const sum = load<f64>(sums + (x << 3));
      store<f32>(to + (x << 2), <f32>(sum * f64x2.extract_lane(scale, 0)));
      const gain = <f64>load<f32>(entering + (x << 2)) - <f64>load<f32>(leaving + (x << 2));
      store<f64>(sums + (x << 3), sum + gain);
    }
  }
}

/**
 * Rounds the frequencies of each 8 x 8 block to whole steps. `cosines` holds the orthonormal transform
 * followed by its transpose, `steps` a step for each frequency, and `room` is a workspace of two blocks.
 * Width and height must be multiples of 8.
 */
export function roundBlocks(
  plane: usize,
  width: i32,
  height: i32,
  cosines: usize,
  steps: usize,
  room: usize,
): void {
  const back = cosines + 256;
  const other = room + 256;
  const step = width << 2;
  for (let y = 0; y < height; y += 8) {
    for (let x = 0; x < width; x += 8) {
      const block = plane + ((y * width + x) << 2);
      // Multiply by the transform from the left and its transpose from the right, round, then invert.
      multiply(cosines, 32, block, step, room, 32);
      multiply(room, 32, back, 32, other, 32);
      for (let i = 0; i < 256; i += 16) {
        const size = v128.load(steps + i);
        v128.store(other + i, f32x4.mul(f32x4.nearest(f32x4.div(v128.load(other + i), size)), size));
      }
      multiply(back, 32, other, 32, room, 32);
      multiply(room, 32, cosines, 32, block, step);
    }
  }
}

/** Product of two 8 x 8 matrices. `aStep`, `bStep` and `step` are bytes per row. */
function multiply(a: usize, aStep: i32, b: usize, bStep: i32, output: usize, step: i32): void {
  for (let y = 0; y < 8; y++) {
    let low = f32x4.splat(0);
    let high = f32x4.splat(0);
    for (let i = 0; i < 8; i++) {
      const factor = v128.load32_splat(a + y * aStep + (i << 2));
      low = f32x4.add(low, f32x4.mul(factor, v128.load(b + i * bStep)));
      high = f32x4.add(high, f32x4.mul(factor, v128.load(b + i * bStep, 16)));
    }
    v128.store(output + y * step, low);
    v128.store(output + y * step, high, 16);
  }
}
