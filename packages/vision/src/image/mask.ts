/** One byte a pixel: 1 inside, 0 outside. */
export type Mask = Uint8Array;

/** Sets every pixel whose centre lies inside the polygon. `points` are x, y pairs; `scale` is applied to them first. */
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

/** Grows by `reach` pixels in each direction (a square). */
export function dilate(mask: Mask, width: number, reach: number): Mask {
  const turned = spread(mask, width, mask.length / width, 1, width, reach);
  return spread(turned, mask.length / width, width, width, 1, reach);
}

/** Shrinks by `reach` pixels in each direction; beyond the edge counts as inside. */
export function erode(mask: Mask, width: number, reach: number): Mask {
  return invertMask(dilate(invertMask(mask), width, reach));
}

function spread(mask: Mask, length: number, lines: number, step: number, line: number, reach: number): Mask {
  const out = new Uint8Array(mask.length);
  for (let j = 0; j < lines; j++) {
    let until = -1;
    for (let i = 0, at = j * line; i < length; i++, at += step) {
      if (mask[at]) until = i + reach;
      if (i <= until) out[at] = 1;
    }
    until = length;
    for (let i = length - 1, at = j * line + i * step; i >= 0; i--, at -= step) {
      if (mask[at]) until = i - reach;
      if (i >= until) out[at] = 1;
    }
  }
  return out;
}

function invertMask(mask: Mask): Mask {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) out[i] = mask[i] ? 0 : 1;
  return out;
}

export function intersect(a: Mask, b: Mask): Mask {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i]! & b[i]!;
  return out;
}

export function unite(...masks: Mask[]): Mask {
  const out = new Uint8Array(masks[0]?.length ?? 0);
  for (const mask of masks) for (let i = 0; i < out.length; i++) out[i]! |= mask[i]!;
  return out;
}

/** Pixels inside. */
export function area(mask: Mask): number {
  let count = 0;
  for (let i = 0; i < mask.length; i++) count += mask[i]!;
  return count;
}

/** Half the width and height; a pixel is inside when all four it came from are. */
export function halveMask(mask: Mask, width: number): Mask {
  const half = width >> 1;
  const out = new Uint8Array(mask.length >> 2);
  for (let i = 0, y = 0; i < out.length; y++) {
    for (let x = 0, at = 2 * y * width; x < half; x++, at += 2, i++) {
      out[i] = mask[at]! & mask[at + 1]! & mask[at + width]! & mask[at + width + 1]!;
    }
  }
  return out;
}

/** Twice the width and height. */
export function doubleMask(mask: Mask, width: number): Mask {
  const wide = width * 2;
  const out = new Uint8Array(mask.length * 4);
  for (let i = 0; i < out.length; i++) {
    const y = Math.floor(i / wide);
    out[i] = mask[(y >> 1) * width + ((i - y * wide) >> 1)]!;
  }
  return out;
}
