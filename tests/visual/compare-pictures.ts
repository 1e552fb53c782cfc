/** Red, green and blue of each pixel, row by row from the top left. */
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

/** Of 255, per channel: two renderings of one page differ by no more than this, except on edges. */
const SLIGHT_STEP = 8;

/** This many pixels may differ slightly: anti-aliased round corners vary between renderings. */
const MOST_SLIGHT_PIXELS = 128;

/** This many pixels on edges may differ by more: two renderings of a page differ in none or a few of them. */
const MOST_EDGE_PIXELS = 12;

/** Of 255, per channel: a difference of this size is painted in full red. */
const PLAIN_STEP = 64;

const RED = [214, 40, 40] as const;

/** Compares two pictures. Tolerates a few pixels that differ slightly, and a few on anti-aliased edges. */
export function comparePictures(before: Picture, now: Picture): Comparison {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  if (before.width !== now.width || before.height !== now.height) {
    const [old, current] = [enlarge(before, width, height), enlarge(now, width, height)];
    return {
      differing: Math.max(1, countDifferences(old, current).all),
      reason: `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height} px`,
      difference: paintDifference(old, current),
    };
  }
  const { all, plainly, onEdges } = countDifferences(before, now);
  const slightly = all - plainly;
  if (slightly <= MOST_SLIGHT_PIXELS && plainly === onEdges && plainly <= MOST_EDGE_PIXELS)
    return { differing: 0, reason: 'same' };
  return {
    differing: all,
    reason: `${plainly} px differ plainly, ${onEdges} of them on edges, and ${slightly} px slightly`,
    difference: paintDifference(before, now),
  };
}

function countDifferences(before: Picture, now: Picture): { all: number; plainly: number; onEdges: number } {
  const count = { all: 0, plainly: 0, onEdges: 0 };
  for (let pixel = 0; pixel < now.width * now.height; pixel++) {
    const step = stepBetween(before, now, pixel);
    if (step === 0) continue;
    count.all++;
    if (step <= SLIGHT_STEP) continue;
    count.plainly++;
    if (isSmoothedEdge(before, now, pixel) || isSmoothedEdge(now, before, pixel)) count.onEdges++;
  }
  return count;
}

/** The picture on a white ground of at least its size. */
function enlarge(picture: Picture, width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height * 3).fill(255);
  const row = picture.width * 3;
  for (let y = 0; y < picture.height; y++)
    pixels.set(picture.pixels.subarray(y * row, (y + 1) * row), y * width * 3);
  return { width, height, pixels };
}

function stepBetween(before: Picture, now: Picture, pixel: number): number {
  const at = pixel * 3;
  return Math.max(
    Math.abs((before.pixels[at] ?? 0) - (now.pixels[at] ?? 0)),
    Math.abs((before.pixels[at + 1] ?? 0) - (now.pixels[at + 1] ?? 0)),
    Math.abs((before.pixels[at + 2] ?? 0) - (now.pixels[at + 2] ?? 0)),
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
