/** Red, green and blue of each pixel, row by row from the top left. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Comparison {
  isSame: boolean;
  /** The result in words. */
  reason: string;
  /** The new picture, faint, with differences in red. Absent for the same pictures and for other sizes. */
  difference?: Picture;
}

/** Of 255, per channel. Baselines are quantised in steps of this size; a value between may fall on either. */
export const COLOUR_STEP = 8;

/** This many pixels may differ by one step: anti-aliased round corners vary slightly between renderings. */
const MOST_NEXT_STEP_PIXELS = 128;

/** This many pixels on edges may differ by more: two renderings of a page differ in none or a few of them. */
const MOST_EDGE_PIXELS = 12;

/** Of 255, per channel: a difference of this size is painted in full red. */
const PLAIN_STEP = 64;

const RED = [214, 40, 40] as const;

/** Compares two pictures. Tolerates a few pixels that differ by one step, and a few on anti-aliased edges. */
export function comparePictures(before: Picture, now: Picture): Comparison {
  if (before.width !== now.width || before.height !== now.height)
    return {
      isSame: false,
      reason: `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height} px`,
    };
  let slightly = 0;
  let plainly = 0;
  let onEdges = 0;
  for (let pixel = 0; pixel < now.width * now.height; pixel++) {
    const step = stepBetween(before, now, pixel);
    if (step > COLOUR_STEP) plainly++;
    else if (step > 0) slightly++;
    if (step > COLOUR_STEP && (isSmoothedEdge(before, now, pixel) || isSmoothedEdge(now, before, pixel)))
      onEdges++;
  }
  const isSame = slightly <= MOST_NEXT_STEP_PIXELS && plainly === onEdges && plainly <= MOST_EDGE_PIXELS;
  if (isSame) return { isSame, reason: 'same' };
  return {
    isSame,
    reason: `${plainly} px differ plainly, ${onEdges} of them on edges, and ${slightly} px slightly`,
    difference: paintDifference(before, now),
  };
}

function stepBetween(one: Picture, other: Picture, pixel: number): number {
  const at = pixel * 3;
  return Math.max(
    Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)),
    Math.abs((one.pixels[at + 1] ?? 0) - (other.pixels[at + 1] ?? 0)),
    Math.abs((one.pixels[at + 2] ?? 0) - (other.pixels[at + 2] ?? 0)),
  );
}

/**
 * An anti-aliased pixel lies between a darker and a brighter neighbour and has few neighbours of its own
 * colour, and one of those two lies in an even area of both pictures. (After V. Vyšniauskas, "Anti-aliased
 * pixel and intensity slope detector", 2009.)
 */
function isSmoothedEdge(picture: Picture, other: Picture, pixel: number): boolean {
  const own = brightness(picture, pixel);
  let alike = 0;
  let darkest = { pixel, step: 0 };
  let brightest = { pixel, step: 0 };
  for (const neighbour of neighbours(picture, pixel)) {
    const step = brightness(picture, neighbour) - own;
    if (step === 0) alike++;
    else if (step < darkest.step) darkest = { pixel: neighbour, step };
    else if (step > brightest.step) brightest = { pixel: neighbour, step };
  }
  if (alike > 2 || darkest.step === 0 || brightest.step === 0) return false;
  return [darkest, brightest].some(
    (side) => isInEvenArea(picture, side.pixel) && isInEvenArea(other, side.pixel),
  );
}

function isInEvenArea(picture: Picture, pixel: number): boolean {
  return (
    neighbours(picture, pixel).filter((other) => stepBetweenPixels(picture, pixel, other) === 0).length > 2
  );
}

function stepBetweenPixels({ pixels }: Picture, one: number, other: number): number {
  return [0, 1, 2].reduce(
    (sum, channel) => sum + Math.abs((pixels[one * 3 + channel] ?? 0) - (pixels[other * 3 + channel] ?? 0)),
    0,
  );
}

function brightness({ pixels }: Picture, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function neighbours({ width, height }: Picture, pixel: number): number[] {
  const x = pixel % width;
  const y = Math.floor(pixel / width);
  const found: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const isOwn = dx === 0 && dy === 0;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (!isOwn && isInside) found.push((y + dy) * width + x + dx);
    }
  return found;
}

/** Paints each pixel the redder the more it differs. */
function paintDifference(before: Picture, now: Picture): Picture {
  const pixels = now.pixels.map((value) => 255 - Math.round((255 - value) / 4));
  for (let pixel = 0; pixel < now.width * now.height; pixel++) {
    const strength = Math.min(1, stepBetween(before, now, pixel) / PLAIN_STEP);
    for (const [channel, red] of RED.entries()) {
      const faint = pixels[pixel * 3 + channel] ?? 0;
      pixels[pixel * 3 + channel] = Math.round(faint + (red - faint) * strength);
    }
  }
  return { ...now, pixels };
}
