// Kernels that detect lines, in AssemblyScript (compiled with kernels.as.ts into kernels.gen.ts).

/** Samples along a line, and bytes per direction in the table. */
const SAMPLES = 13;
const DIRECTION = 80;

/**
 * Second derivatives of a smooth plane times `scale`, positive for dark lines. Four float32 per pixel: along
 * the row, along the column, mixed, and 0. The outermost pixels get zeros.
 */
export function curvature(smooth: usize, output: usize, width: i32, height: i32, scale: f32): void {
  const step = width << 2;
  memory.fill(output, 0, (width * height) << 4);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = smooth + ((y * width + x) << 2);
      const twice = <f32>2 * load<f32>(at);
      const out = output + ((y * width + x) << 4);
      store<f32>(out, scale * (twice - load<f32>(at + 4) - load<f32>(at - 4)));
      store<f32>(out, scale * (twice - load<f32>(at + step) - load<f32>(at - step)), 4);
      const rising = load<f32>(at + step + 4) + load<f32>(at - step - 4);
      const falling = load<f32>(at - step + 4) + load<f32>(at + step - 4);
      store<f32>(out, <f32>-0.25 * scale * (rising - falling), 8);
    }
  }
}

/**
 * Response of a dark line through each of `count` pixels (i32, with the margin that the samples need) near
 * its expected direction (i32, index into `directions` table entries). The result is the best response within
 * `tolerance` steps of 2, minus the response across it, or 0 where the expected direction responds less than
 * `promising`. A table entry is 13 byte offsets and, from byte 64, the weights of a pixel's four numbers.
 */
export function lineResponses(
  curvatures: usize,
  pixels: usize,
  expected: usize,
  count: i32,
  table: usize,
  directions: i32,
  tolerance: i32,
  promising: f32,
  output: usize,
): void {
  for (let i = 0; i < count; i++) {
    const at = curvatures + (load<i32>(pixels + (i << 2)) << 4);
    const direction = load<i32>(expected + (i << 2));
    let best: f32 = 0;
    if (responseAlong(at, table, direction) >= promising) {
      for (let k = -tolerance; k <= tolerance; k += 2) {
        best = max(best, responseAlong(at, table, (direction + k + directions) % directions));
      }
      // Pores respond in every direction, a line only along itself.
      best -= max(<f32>0, responseAlong(at, table, (direction + directions / 2) % directions));
    }
    store<f32>(output + (i << 2), best);
  }
}

function responseAlong(at: usize, table: usize, direction: i32): f32 {
  const entry = table + direction * DIRECTION;
  let sum = f32x4.splat(0);
  for (let k = 0; k < SAMPLES; k++) sum = f32x4.add(sum, v128.load(at + load<i32>(entry + (k << 2))));
  const weighted = f32x4.mul(sum, v128.load(entry, 64));
  return f32x4.extract_lane(weighted, 0) + f32x4.extract_lane(weighted, 1) + f32x4.extract_lane(weighted, 2);
}
