// Kernels of the two face networks, in AssemblyScript (compiled by scripts/build-kernels.ts into
// kernels.gen.ts). Tensors are float32, height x width x channels, with channels padded to a multiple of 4.
// Only plain 128-bit SIMD: the relaxed instructions may round differently between processors, and the same
// input must give the same output.

/**
 * Matrix product of `pixels` rows by a weight matrix [inputs][outputs padded to 8], plus bias. Strides in
 * floats.
 */
export function pointwise(
  input: usize,
  weights: usize,
  bias: usize,
  output: usize,
  pixels: i32,
  inputs: i32,
  outputs: i32,
  inputStride: i32,
  outputStride: i32,
): void {
  const columns = (outputs + 7) & ~7;
  const weightStep = columns << 2;
  const inputStep = inputStride << 2;
  const outputStep = outputStride << 2;
  let pixel = 0;
  // Four pixels by eight outputs at a time keep all accumulators in registers.
  for (; pixel + 4 <= pixels; pixel += 4) {
    for (let column = 0; column < columns; column += 8) {
      let a0 = v128.load(bias + (column << 2));
      let a1 = v128.load(bias + (column << 2), 16);
      let b0 = a0,
        b1 = a1,
        c0 = a0,
        c1 = a1,
        d0 = a0,
        d1 = a1;
      let p0 = input + pixel * inputStep;
      let p1 = p0 + inputStep;
      let p2 = p1 + inputStep;
      let p3 = p2 + inputStep;
      let weight = weights + (column << 2);
      for (let channel = 0; channel < inputs; channel++) {
        const w0 = v128.load(weight);
        const w1 = v128.load(weight, 16);
        let x = v128.load32_splat(p0);
        a0 = f32x4.add(a0, f32x4.mul(x, w0));
        a1 = f32x4.add(a1, f32x4.mul(x, w1));
        x = v128.load32_splat(p1);
        b0 = f32x4.add(b0, f32x4.mul(x, w0));
        b1 = f32x4.add(b1, f32x4.mul(x, w1));
        x = v128.load32_splat(p2);
        c0 = f32x4.add(c0, f32x4.mul(x, w0));
        c1 = f32x4.add(c1, f32x4.mul(x, w1));
        x = v128.load32_splat(p3);
        d0 = f32x4.add(d0, f32x4.mul(x, w0));
        d1 = f32x4.add(d1, f32x4.mul(x, w1));
        p0 += 4;
        p1 += 4;
        p2 += 4;
        p3 += 4;
        weight += weightStep;
      }
      // The output may be padded to 4 only; the weights are always padded to 8.
      const both = column + 4 < outputStride;
      let out = output + pixel * outputStep + (column << 2);
      v128.store(out, a0);
      if (both) v128.store(out, a1, 16);
      out += outputStep;
      v128.store(out, b0);
      if (both) v128.store(out, b1, 16);
      out += outputStep;
      v128.store(out, c0);
      if (both) v128.store(out, c1, 16);
      out += outputStep;
      v128.store(out, d0);
      if (both) v128.store(out, d1, 16);
    }
  }
  for (; pixel < pixels; pixel++) {
    for (let column = 0; column < columns; column += 8) {
      let a0 = v128.load(bias + (column << 2));
      let a1 = v128.load(bias + (column << 2), 16);
      let p = input + pixel * inputStep;
      let weight = weights + (column << 2);
      for (let channel = 0; channel < inputs; channel++) {
        const x = v128.load32_splat(p);
        a0 = f32x4.add(a0, f32x4.mul(x, v128.load(weight)));
        a1 = f32x4.add(a1, f32x4.mul(x, v128.load(weight, 16)));
        p += 4;
        weight += weightStep;
      }
      const out = output + pixel * outputStep + (column << 2);
      v128.store(out, a0);
      if (column + 4 < outputStride) v128.store(out, a1, 16);
    }
  }
}

/**
 * Depthwise convolution with `size` x `size` weights per channel. Pixels outside the input count as zero.
 */
export function depthwise(
  input: usize,
  weights: usize,
  output: usize,
  height: i32,
  width: i32,
  channels: i32,
  size: i32,
  stride: i32,
  padTop: i32,
  padLeft: i32,
  outHeight: i32,
  outWidth: i32,
): void {
  const row = (width * channels) << 2;
  const step = channels << 2;
  for (let y = 0; y < outHeight; y++) {
    const top = y * stride - padTop;
    const firstRow = max(0, -top);
    const endRow = min(size, height - top);
    for (let x = 0; x < outWidth; x++) {
      const left = x * stride - padLeft;
      const firstColumn = max(0, -left);
      const endColumn = min(size, width - left);
      const base = input + top * row + left * step;
      const out = output + (((y * outWidth + x) * channels) << 2);
      for (let c = 0; c < step; c += 16) {
        let sum = f32x4.splat(0);
        for (let ky = firstRow; ky < endRow; ky++) {
          const source = base + ky * row + c;
          const weight = weights + ky * size * step + c;
          for (let kx = firstColumn; kx < endColumn; kx++) {
            sum = f32x4.add(sum, f32x4.mul(v128.load(source + kx * step), v128.load(weight + kx * step)));
          }
        }
        v128.store(out + c, sum);
      }
    }
  }
}

/**
 * Writes each window of a convolution as one row, so that `pointwise` can compute the sums. Pixels outside
 * count as zero.
 */
export function windows(
  input: usize,
  output: usize,
  height: i32,
  width: i32,
  channels: i32,
  inputStride: i32,
  size: i32,
  stride: i32,
  padTop: i32,
  padLeft: i32,
  outHeight: i32,
  outWidth: i32,
  outputStride: i32,
): void {
  for (let y = 0; y < outHeight; y++) {
    for (let x = 0; x < outWidth; x++) {
      let out = output + (((y * outWidth + x) * outputStride) << 2);
      for (let ky = 0; ky < size; ky++) {
        for (let kx = 0; kx < size; kx++) {
          const sourceY = y * stride - padTop + ky;
          const sourceX = x * stride - padLeft + kx;
          const inside = sourceY >= 0 && sourceX >= 0 && sourceY < height && sourceX < width;
          const source = input + (((sourceY * width + sourceX) * inputStride) << 2);
          for (let c = 0; c < channels; c++) {
            store<f32>(out, inside ? load<f32>(source + (c << 2)) : 0);
            out += 4;
          }
        }
      }
    }
  }
}

/**
 * `activate(a + b)`; `b` is 0 when absent. Mode 0 is ReLU, 1 is PReLU with a slope per channel, 2 is linear.
 */
export function addActivate(
  a: usize,
  b: usize,
  slopes: usize,
  output: usize,
  pixels: i32,
  channels: i32,
  mode: i32,
): void {
  const zero = f32x4.splat(0);
  const step = channels << 2;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const offset = pixel * step;
    for (let c = 0; c < step; c += 16) {
      let value = v128.load(a + offset + c);
      if (b) value = f32x4.add(value, v128.load(b + offset + c));
      if (mode == 0) {
        value = f32x4.pmax(zero, value);
      } else if (mode == 1) {
        value = f32x4.add(f32x4.pmax(zero, value), f32x4.mul(v128.load(slopes + c), f32x4.pmin(zero, value)));
      }
      v128.store(output + offset + c, value);
    }
  }
}

/**
 * 2x2 maximum with stride 2. Channels beyond the input's are filled with zero, because the networks pad
 * channels here.
 */
export function maxPool(
  input: usize,
  output: usize,
  width: i32,
  channels: i32,
  outHeight: i32,
  outWidth: i32,
  outChannels: i32,
): void {
  const step = channels << 2;
  const row = width * step;
  for (let y = 0; y < outHeight; y++) {
    for (let x = 0; x < outWidth; x++) {
      const source = input + 2 * (y * row + x * step);
      const out = output + (((y * outWidth + x) * outChannels) << 2);
      for (let c = 0; c < step; c += 16) {
        const p = source + c;
        const upper = f32x4.pmax(v128.load(p), v128.load(p + step));
        const lower = f32x4.pmax(v128.load(p + row), v128.load(p + row + step));
        v128.store(out + c, f32x4.pmax(upper, lower));
      }
      for (let c = step; c < outChannels << 2; c += 16) v128.store(out + c, f32x4.splat(0));
    }
  }
}
