import type { Box, RgbImage } from '../image/rgb-image.ts';
import { createScratch } from '../image/scratch.ts';
import { grainAt, grainIn } from './grain.ts';

/** How the bytes of a copy differ from the photo's. */
export interface Retake {
  /** What each byte of red, green and blue becomes. */
  curves: readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array];
  /** True to add the grain of another exposure to the photo's own. */
  isGrainy: boolean;
  /** True to lose then what a JPEG of quality 80 loses. */
  isCompressed: boolean;
}

const copyScratch = createScratch((length) => new Uint8Array(length));

/** Rows are this far apart in the table of grain, so that none repeats the one above. */
const ROW = 7919;

/** The part of the image inside the box, in other light and with more grain. Holds until the next call. */
export function retake(image: RgbImage, box: Box, { curves, isGrainy }: Retake): RgbImage {
  const { width, data } = image;
  const grain = isGrainy ? grainIn(image, box) : 0;
  const [ofRed, ofGreen, ofBlue] = curves;
  const out = copyScratch(box.width * box.height * 3);
  for (let y = 0, to = 0; y < box.height; y++) {
    let from = ((box.top + y) * width + box.left) * 3;
    if (grain === 0) {
      for (let x = 0; x < box.width; x++, to += 3, from += 3) {
        out[to] = ofRed[data[from]!]!;
        out[to + 1] = ofGreen[data[from + 1]!]!;
        out[to + 2] = ofBlue[data[from + 2]!]!;
      }
      continue;
    }
    let place = y * ROW;
    for (let x = 0; x < box.width; x++, to += 3, from += 3, place += 3) {
      out[to] = byte(ofRed[data[from]!]! + grain * grainAt(place));
      out[to + 1] = byte(ofGreen[data[from + 1]!]! + grain * grainAt(place + 1));
      out[to + 2] = byte(ofBlue[data[from + 2]!]! + grain * grainAt(place + 2));
    }
  }
  return { width: box.width, height: box.height, data: out };
}

function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0;
}
