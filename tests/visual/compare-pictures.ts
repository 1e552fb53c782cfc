import pixelmatch from 'pixelmatch';

/** Red, green, blue and opacity of each pixel, row by row from the top left. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Comparison {
  /** How many pixels differ; 0 for pictures that count as the same. */
  differing: number;
  /** The result in words. */
  reason: string;
  /** The new picture, faint, with differences in red. Absent for the same pictures. */
  difference?: Picture;
}

/**
 * Distance in OKLab, 1 between black and white: two renderings of one page differ by no more than this,
 * except on edges. It is about 8 of 255.
 */
const SLIGHT = 0.035;

/** This many pixels may differ slightly: anti-aliased round corners vary between renderings. */
const MOST_SLIGHT_PIXELS = 128;

/** This many pixels on edges may differ by more: two renderings of a page differ in none or a few of them. */
const MOST_EDGE_PIXELS = 12;

/** Compares two pictures. Tolerates a few pixels that differ slightly, and a few on anti-aliased edges. */
export function comparePictures(before: Picture, now: Picture): Comparison {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const [old, current] = [enlarge(before, width, height), enlarge(now, width, height)];
  const pixels = new Uint8Array(width * height * 4);
  const count = (options: { threshold: number; includeAA: boolean }): number =>
    pixelmatch(old, current, pixels, width, height, { ...options, alpha: 0.25 });
  const inAreas = count({ threshold: SLIGHT, includeAA: false });
  const plainly = count({ threshold: SLIGHT, includeAA: true });
  const all = count({ threshold: 0, includeAA: true });
  const [onEdges, slightly] = [plainly - inAreas, all - plainly];
  const difference = { width, height, pixels };
  if (before.width !== now.width || before.height !== now.height)
    return {
      differing: Math.max(1, all),
      reason: `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height} px`,
      difference,
    };
  if (slightly <= MOST_SLIGHT_PIXELS && inAreas === 0 && plainly <= MOST_EDGE_PIXELS)
    return { differing: 0, reason: 'same' };
  return {
    differing: all,
    reason: `${plainly} px differ plainly, ${onEdges} of them on edges, and ${slightly} px slightly`,
    difference,
  };
}

/** The pixels of a picture on a white ground of at least its size. */
function enlarge(picture: Picture, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y++)
    pixels.set(picture.pixels.subarray(y * row, (y + 1) * row), y * width * 4);
  return pixels;
}
