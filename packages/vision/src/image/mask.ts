import type { Workspace } from './workspace.ts';

/** One byte per pixel: 1 inside, 0 outside. */
export type Mask = Uint8Array;

/**
 * Sets every pixel whose centre is inside the polygon. `points` are x, y pairs, which are multiplied by
 * `scale` first.
 */
export function fillPolygon(mask: Mask, width: number, points: ArrayLike<number>, scale = 1): void {
  const corners = points.length / 2;
  const height = mask.length / width;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners; i++) {
    top = Math.min(top, points[2 * i + 1]! * scale);
    bottom = Math.max(bottom, points[2 * i + 1]! * scale);
  }
  const last = Math.min(height - 1, Math.floor(bottom));
  for (let y = Math.max(0, Math.ceil(top)); y <= last; y++) {
    const crossings: number[] = [];
    for (let i = 0, j = corners - 1; i < corners; j = i++) {
      const y0 = points[2 * i + 1]! * scale;
      const y1 = points[2 * j + 1]! * scale;
      if (y0 <= y === y1 <= y) continue;
      const x0 = points[2 * i]! * scale;
      crossings.push(x0 + ((y - y0) / (y1 - y0)) * (points[2 * j]! * scale - x0));
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]!));
      const to = Math.min(width - 1, Math.floor(crossings[k + 1]!));
      if (to >= from) mask.fill(1, y * width + from, y * width + to + 1);
    }
  }
}

/**
 * Grows by `reach` pixels in each direction (a square). The width must be a multiple of 4, here and in
 * `erode`.
 */
export function dilate(workspace: Workspace, mask: Mask, width: number, reach: number): Mask {
  const first = mask.indexOf(1);
  if (first < 0) return workspace.mask(mask.length);
  const top = Math.max(0, Math.floor(first / width) - reach) * width;
  const bottom = (Math.floor(mask.lastIndexOf(1) / width) + 1 + reach) * width;
  const out = workspace.mask(mask.length);
  out.set(spread(workspace, mask.subarray(top, bottom), width, reach, 1), top);
  return out;
}

/** Shrinks by `reach` pixels in each direction. Pixels beyond the edge count as inside. */
export function erode(workspace: Workspace, mask: Mask, width: number, reach: number): Mask {
  return spread(workspace, mask, width, reach, 0);
}

/**
 * Sets every pixel that has a pixel of `value` within `reach` to `value`, along the rows and then along the
 * columns.
 */
function spread(workspace: Workspace, mask: Mask, width: number, reach: number, value: 0 | 1): Mask {
  const edge = reach * width;
  const rows = workspace.bytes('spread.rows', mask.length + 2 * edge).fill(1 - value);
  for (let row = 0; row < mask.length; row += width) {
    const pixels = mask.subarray(row, row + width);
    let start = pixels.indexOf(value);
    while (start >= 0) {
      const next = pixels.indexOf(1 - value, start);
      const end = next < 0 ? width : next;
      const from = edge + row;
      rows.fill(value, from + Math.max(0, start - reach), from + Math.min(width, end + reach));
      start = next < 0 ? -1 : pixels.indexOf(value, end);
    }
  }
  // Rows are joined to pairs, pairs to fours and so on: fewer steps than each row with all its neighbours.
  const joined = words(rows);
  const step = width >> 2;
  const needed = 2 * reach + 1;
  let count = 1;
  for (; 2 * count <= needed; count *= 2) joinAtDistance(joined, joined, count * step, value);
  const out = workspace.mask(mask.length);
  joinAtDistance(joined, words(out), (needed - count) * step, value);
  return out;
}

/** "Or" (for 1) or "and" of each word and the one at a distance after it. `to` may be `from`. */
function joinAtDistance(from: Uint32Array, to: Uint32Array, distance: number, value: 0 | 1): void {
  const end = Math.min(to.length, from.length - distance);
  if (value === 1) for (let i = 0; i < end; i++) to[i] = from[i]! | from[i + distance]!;
  else for (let i = 0; i < end; i++) to[i] = from[i]! & from[i + distance]!;
}

/** Here and below, lengths must be multiples of 4: the code handles four pixels at a time. */
export function intersect(workspace: Workspace, a: Mask, b: Mask): Mask {
  const out = copyOf(workspace, a);
  const to = words(out);
  const from = words(b);
  for (let i = 0; i < to.length; i++) to[i]! &= from[i]!;
  return out;
}

export function unite(workspace: Workspace, ...masks: Mask[]): Mask {
  const out = workspace.mask(masks[0]?.length ?? 0);
  const to = words(out);
  for (const mask of masks) {
    const from = words(mask);
    for (let i = 0; i < to.length; i++) to[i]! |= from[i]!;
  }
  return out;
}

/** The mask without the pixels of the other. */
export function without(workspace: Workspace, mask: Mask, other: Mask): Mask {
  const out = copyOf(workspace, mask);
  const to = words(out);
  const from = words(other);
  for (let i = 0; i < to.length; i++) to[i]! &= ~from[i]!;
  return out;
}

function copyOf(workspace: Workspace, mask: Mask): Mask {
  const out = workspace.mask(mask.length);
  out.set(mask);
  return out;
}

/** The number of pixels inside. */
export function area(mask: Mask): number {
  const from = words(mask);
  let count = 0;
  // The product's highest byte is the sum of the four.
  for (let i = 0; i < from.length; i++) count += Math.imul(from[i]!, 0x01010101) >>> 24;
  return count;
}

/**
 * The first pixel inside and the one after the last, because most masks are a small part of the chart. Both
 * are 0 for an empty mask.
 */
export function extentOf(mask: Mask): [from: number, to: number] {
  const from = mask.indexOf(1);
  if (from < 0) return [0, 0];
  const fours = words(mask);
  let last = fours.length - 1;
  while (fours[last] === 0) last--;
  let to = 4 * last + 4;
  while (mask[to - 1] === 0) to--;
  return [from, to];
}

/**
 * The mask as words of four pixels. With bytes of 0 and 1, "and" and "or" of words are those of their pixels.
 */
function words(mask: Mask): Uint32Array {
  return new Uint32Array(mask.buffer, mask.byteOffset, mask.length >> 2);
}

/** Half the width and height. A pixel is inside when all four of its source pixels are. */
export function halveMask(workspace: Workspace, mask: Mask, width: number): Mask {
  const half = width >> 1;
  const out = workspace.mask(mask.length >> 2);
  for (let i = 0, y = 0; i < out.length; y++) {
    for (let x = 0, at = 2 * y * width; x < half; x++, at += 2, i++) {
      out[i] = mask[at]! & mask[at + 1]! & mask[at + width]! & mask[at + width + 1]!;
    }
  }
  return out;
}

/** Twice the width and height. */
export function doubleMask(workspace: Workspace, mask: Mask, width: number): Mask {
  const wide = width * 2;
  const out = workspace.mask(mask.length * 4);
  for (let i = 0, row = 0; row < mask.length; row += width) {
    for (let x = 0; x < wide; x++, i++) out[i] = mask[row + (x >> 1)]!;
    out.copyWithin(i, i - wide, i);
    i += wide;
  }
  return out;
}
