// Kernels that map a face onto the chart, in AssemblyScript (compiled with kernels.as.ts into
// kernels.gen.ts). An image has three bytes per pixel. `planes` are the chart's red, green and blue planes,
// float32, one following another.

/**
 * Replaces each byte by the entry of its channel's curve. `curves` holds 256 bytes each for red, green and
 * blue.
 */
export function bendBytes(image: usize, pixels: i32, curves: usize): void {
  const end = image + 3 * pixels;
  for (let at = image; at < end; at += 3) {
    store<u8>(at, load<u8>(curves + <usize>load<u8>(at)));
    store<u8>(at, load<u8>(curves + <usize>load<u8>(at, 1), 256), 1);
    store<u8>(at, load<u8>(curves + <usize>load<u8>(at, 2), 512), 2);
  }
}

/**
 * Adds `amount` times a number of the table to each byte. The table has `length` float32 (a power of 2) and
 * repeats its first three at the end. `rowStep` is the distance in the table between the starts of two rows.
 */
export function addGrain(
  image: usize,
  width: i32,
  height: i32,
  table: usize,
  length: i32,
  rowStep: i32,
  amount: f32,
): void {
  const row = 3 * width;
  const factor = f32x4.splat(amount);
  const half = f32x4.splat(0.5);
  const least = f32x4.splat(0);
  const most = f32x4.splat(255);
  for (let y = 0; y < height; y++) {
    const from = image + y * row;
    for (let i = 0; i < row; i += 4) {
      const place = (y * rowStep + i) & (length - 1);
      const bytes = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(from + i)));
      const noise = f32x4.mul(factor, v128.load(table + (place << 2)));
      const value = f32x4.min(most, f32x4.max(least, f32x4.add(f32x4.convert_i32x4_u(bytes), noise)));
      const words = i32x4.trunc_sat_f32x4_u(f32x4.add(value, half));
      if (i + 4 <= row) {
        const narrow = i16x8.narrow_i32x4_u(words, words);
        v128.store32_lane(from + i, i8x16.narrow_i16x8_u(narrow, narrow), 0);
      } else {
        store<u8>(from + i, i32x4.extract_lane(words, 0));
        if (i + 1 < row) store<u8>(from + i, i32x4.extract_lane(words, 1), 1);
        if (i + 2 < row) store<u8>(from + i, i32x4.extract_lane(words, 2), 2);
      }
    }
  }
}

/**
 * Samples the image bilinearly at (a x - b y + tx, b x + a y + ty). `brightest` gets the largest byte of each
 * pixel and `inside` a 1, one byte each. All outputs are 0 outside the image. The number of pixels is a
 * multiple of 4.
 */
export function samplePlanes(
  image: usize,
  imageWidth: i32,
  imageHeight: i32,
  a: f64,
  b: f64,
  tx: f64,
  ty: f64,
  planes: usize,
  width: i32,
  height: i32,
  brightest: usize,
  inside: usize,
): void {
  const last = pair(<f64>(imageWidth - 1), <f64>(imageHeight - 1));
  const zero = f64x2.splat(0);
  const step = pair(a, b);
  const row = 3 * imageWidth;
  const green = width * height * 4;
  const blue = 2 * green;
  memory.fill(planes, 0, 3 * green);
  memory.fill(inside, 0, width * height);
  for (let y = 0, i = 0; y < height; y++) {
    let source = pair(tx - b * <f64>y, ty + a * <f64>y);
    for (let x = 0; x < width; x++, i++, source = f64x2.add(source, step)) {
      if (!v128.all_true<i64>(v128.and(f64x2.ge(source, zero), f64x2.lt(source, last)))) continue;
      const corner = i32x4.trunc_sat_f64x2_s_zero(source);
      const rest = f32x4.demote_f64x2_zero(f64x2.sub(source, f64x2.convert_low_i32x4_s(corner)));
      const fx = v128.shuffle<f32>(rest, rest, 0, 0, 0, 0);
      const fy = v128.shuffle<f32>(rest, rest, 1, 1, 1, 1);
      const upper = image + i32x4.extract_lane(corner, 1) * row + 3 * i32x4.extract_lane(corner, 0);
      const lower = upper + row;
      const both = f32x4.mul(fx, fy);
      const neither = f32x4.add(f32x4.sub(f32x4.sub(f32x4.splat(1), fx), fy), both);
      let sum = f32x4.mul(neither, pixelAt(upper));
      sum = f32x4.add(sum, f32x4.mul(f32x4.sub(fx, both), pixelAt(upper + 3)));
      sum = f32x4.add(sum, f32x4.mul(f32x4.sub(fy, both), pixelAt(lower)));
      sum = f32x4.add(sum, f32x4.mul(both, pixelAt(lower + 3)));
      const to = planes + (i << 2);
      v128.store32_lane(to, sum, 0);
      v128.store32_lane(to + green, sum, 1);
      v128.store32_lane(to + blue, sum, 2);
      store<u8>(inside + i, 1);
    }
  }
  const half = f32x4.splat(0.5);
  for (let i = 0; i < width * height; i += 4) {
    const at = planes + (i << 2);
    const most = f32x4.pmax(v128.load(at), f32x4.pmax(v128.load(at + green), v128.load(at + blue)));
    const words = i32x4.trunc_sat_f32x4_s(f32x4.add(most, half));
    const narrow = i16x8.narrow_i32x4_s(words, words);
    v128.store32_lane(brightest + i, i8x16.narrow_i16x8_u(narrow, narrow), 0);
  }
}

function pair(x: f64, y: f64): v128 {
  return f64x2.replace_lane(f64x2.splat(x), 1, y);
}

/** Red, green, blue and a fourth value without meaning. */
function pixelAt(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

/**
 * Replaces interpolated bytes by their table entries, `steps` per byte value. Pixels outside stay 0. The
 * number of pixels is a multiple of 4.
 */
export function lookUp(planes: usize, pixels: i32, inside: usize, table: usize, steps: f32): void {
  const green = pixels << 2;
  for (let i = 0; i < pixels; i += 4) {
    if (!load<u32>(inside + i)) continue;
    const isInside = i32x4.neg(
      i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(inside + i))),
    );
    const at = planes + (i << 2);
    v128.store(at, v128.and(isInside, entriesAt(at, table, steps)));
    v128.store(at + green, v128.and(isInside, entriesAt(at + green, table, steps)));
    v128.store(at + 2 * green, v128.and(isInside, entriesAt(at + 2 * green, table, steps)));
  }
}

/** The table's entries for the four values at an address. */
function entriesAt(at: usize, table: usize, steps: f32): v128 {
  const values = f32x4.add(f32x4.mul(v128.load(at), f32x4.splat(steps)), f32x4.splat(0.5));
  const places = i32x4.shl(i32x4.trunc_sat_f32x4_s(values), 2);
  let entries = v128.load32_zero(table + i32x4.extract_lane(places, 0));
  entries = v128.load32_lane(table + i32x4.extract_lane(places, 1), entries, 1);
  entries = v128.load32_lane(table + i32x4.extract_lane(places, 2), entries, 2);
  return v128.load32_lane(table + i32x4.extract_lane(places, 3), entries, 3);
}

/**
 * Splits into the brightness of each pixel and, as means of 2 x 2 pixels, by how much red and blue exceed it.
 * Width and height are multiples of 8.
 */
export function splitColours(
  planes: usize,
  width: i32,
  height: i32,
  luma: usize,
  redness: usize,
  blueness: usize,
): void {
  const step = width << 2;
  const green = height * step;
  const quarter = f32x4.splat(0.25);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < step; x += 32) {
      const at = y * step + x;
      let reds = f32x4.splat(0);
      let redsNext = reds;
      let blues = reds;
      let bluesNext = reds;
      for (let row = at; row <= at + step; row += step) {
        let light = lightOf(planes + row, green);
        v128.store(luma + row, light);
        reds = f32x4.add(reds, f32x4.sub(v128.load(planes + row), light));
        blues = f32x4.add(blues, f32x4.sub(v128.load(planes + row + 2 * green), light));
        light = lightOf(planes + row + 16, green);
        v128.store(luma + row + 16, light);
        redsNext = f32x4.add(redsNext, f32x4.sub(v128.load(planes + row + 16), light));
        bluesNext = f32x4.add(bluesNext, f32x4.sub(v128.load(planes + row + 2 * green + 16), light));
      }
      const to = (y >> 1) * (step >> 1) + (x >> 1);
      v128.store(redness + to, f32x4.mul(quarter, inPairs(reds, redsNext)));
      v128.store(blueness + to, f32x4.mul(quarter, inPairs(blues, bluesNext)));
    }
  }
}

function lightOf(at: usize, green: usize): v128 {
  const warm = f32x4.add(
    f32x4.mul(f32x4.splat(0.299), v128.load(at)),
    f32x4.mul(f32x4.splat(0.587), v128.load(at + green)),
  );
  return f32x4.add(warm, f32x4.mul(f32x4.splat(0.114), v128.load(at + 2 * green)));
}

/** Sums of neighbouring values. */
function inPairs(a: v128, b: v128): v128 {
  return f32x4.add(v128.shuffle<f32>(a, b, 0, 2, 4, 6), v128.shuffle<f32>(a, b, 1, 3, 5, 7));
}

/** The inverse of `splitColours`, rounded to whole bytes. */
export function joinColours(
  planes: usize,
  width: i32,
  height: i32,
  luma: usize,
  redness: usize,
  blueness: usize,
): void {
  const step = width << 2;
  const green = height * step;
  for (let y = 0; y < height; y++) {
    const small = (y >> 1) * (step >> 1);
    for (let x = 0; x < step; x += 16) {
      const at = y * step + x;
      const light = v128.load(luma + at);
      let red = v128.load64_zero(redness + small + (x >> 1));
      let blue = v128.load64_zero(blueness + small + (x >> 1));
      red = v128.shuffle<f32>(red, red, 0, 0, 1, 1);
      blue = v128.shuffle<f32>(blue, blue, 0, 0, 1, 1);
      const both = f32x4.add(
        f32x4.mul(f32x4.splat(0.299 / 0.587), red),
        f32x4.mul(f32x4.splat(0.114 / 0.587), blue),
      );
      v128.store(planes + at, byteOf(f32x4.add(light, red)));
      v128.store(planes + at + green, byteOf(f32x4.sub(light, both)));
      v128.store(planes + at + 2 * green, byteOf(f32x4.add(light, blue)));
    }
  }
}

function byteOf(value: v128): v128 {
  return f32x4.min(f32x4.splat(255), f32x4.max(f32x4.splat(0), f32x4.nearest(value)));
}
