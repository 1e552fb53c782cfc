/**
 * A decoded photograph: upright, sRGB, 8 bits per channel, no alpha, rows from the top, three bytes per
 * pixel.
 */
export interface RgbImage {
  /** Pixels. The engine is built for a long side of about 1600; a larger image works but is slower. */
  readonly width: number;
  readonly height: number;
  /** `width * height * 3` bytes: R, G, B, R, G, B, … */
  readonly data: Uint8Array;
}

/** A part of an image, in whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Thrown for input that is not a picture. The message is a sentence for the person who uploaded it. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

/** The image turned by half a turn. */
export function turnOver({ width, height, data }: RgbImage): RgbImage {
  const turned = new Uint8Array(data.length);
  for (let from = 0, to = data.length - 3; to >= 0; from += 3, to -= 3) {
    turned[to] = data[from]!;
    turned[to + 1] = data[from + 1]!;
    turned[to + 2] = data[from + 2]!;
  }
  return { width, height, data: turned };
}

const LONGEST_SIDE = 20_000;

/** Throws `UnusableImage` unless the sides and the number of bytes agree. Any byte is a valid value. */
export function checkImage(image: RgbImage): void {
  const { width, height, data } = image;
  if (!isSide(width) || !isSide(height)) {
    throw new UnusableImage('This file holds no picture. Choose a photo of your face.');
  }
  if (!(data instanceof Uint8Array) || data.length !== width * height * 3) {
    throw new UnusableImage('This photo could not be read completely. Save it again or choose another one.');
  }
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side > 0 && side <= LONGEST_SIDE;
}
