import { expect, test } from 'vitest';
import { paintFace } from '../src/index.ts';
import type { Tone } from '../src/index.ts';
import { linearLight } from './linear-light.ts';

/** The published swatches of the Monk scale, sRGB. */
const MONK = [
  0xf6ede4, 0xf3e7db, 0xf7ead0, 0xeadaba, 0xd7bd96, 0xa07e56, 0x825c43, 0x604134, 0x3a312a, 0x292420,
];

/** Half the side of the square of cheek that is read, and the size of the painted face, pixels. */
const REACH = 10;
const SIZE = { width: 220, height: 275, faceWidth: 200, noise: 0, light: 0 } as const;

type Lab = [lightness: number, a: number, b: number];

const swatches = MONK.map((hex) => labOf([hex >> 16, (hex >> 8) & 255, hex & 255].map(linearLight)));
const cheeks = MONK.map((_, i) => cheekOf((i + 1) as Tone));

test('each tone has the lightness of its swatch in the light of a photo', () => {
  // A swatch is flat paint. In a photo white is darker and black is lighter: 0.72 of the lightness, plus 11.
  for (const [i, [lightness]] of cheeks.entries()) {
    const expected = 0.72 * (swatches[i]?.[0] ?? Number.NaN) + 11;
    expect([i + 1, Math.abs(lightness - expected) < 3.5]).toEqual([i + 1, true]);
  }
  // The third swatch is published a little lighter than the second; as skin it is painted darker.
  const lightnesses = cheeks.map(([lightness]) => lightness);
  expect(lightnesses).toEqual(lightnesses.toSorted((a, b) => b - a));
});

test('tones have the hue of their swatches, with the blood of living skin', () => {
  for (const [i, [, a, b]] of cheeks.entries()) {
    const [, swatchA = 0, swatchB = 0] = swatches[i] ?? [];
    expect([i + 1, Math.abs(a - swatchA - 4) < 3]).toEqual([i + 1, true]);
    expect([i + 1, Math.abs(b - swatchB) < 7]).toEqual([i + 1, true]);
  }
});

/** Mean colour of both cheeks. */
function cheekOf(tone: Tone): Lab {
  const { data, width } = paintFace({ ...SIZE, tone, identity: 3 });
  const sum = [0, 0, 0];
  let count = 0;
  for (const side of [-51, 51]) {
    for (let row = 147 - REACH; row <= 147 + REACH; row++) {
      for (let column = 110 + side - REACH; column <= 110 + side + REACH; column++, count++) {
        for (let k = 0; k < 3; k++) sum[k]! += linearLight(data[(row * width + column) * 3 + k] ?? 0);
      }
    }
  }
  return labOf(sum.map((total) => total / count));
}

/** CIE L*a*b* of linear sRGB light under D65. */
function labOf([red = 0, green = 0, blue = 0]: number[]): Lab {
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function root(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
}
