import { describe, expect, it } from 'vitest';
import { comparePictures, type Picture } from '../visual/compare-pictures.ts';

const SIZE = 40;

/** A dark square on a light ground, with an anti-aliased right edge, as browsers draw one between pixels. */
function paint(square: { left?: number; shade?: number; edge?: number } = {}): Picture {
  const { left = 8, shade = 40, edge = 150 } = square;
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(250);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  for (let y = 8; y < 28; y++)
    for (let x = left; x <= left + 16; x++)
      pixels.fill(x === left + 16 ? edge : shade, (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3);
  return { width: SIZE, height: SIZE, pixels };
}

/** Changes some pixels of the anti-aliased edge slightly, as another build of the browser does. */
function smoothDifferently(count: number): Picture {
  const picture = paint();
  for (let y = 9; y < 9 + count; y++) picture.pixels.fill(165, (y * SIZE + 24) * 4, (y * SIZE + 24) * 4 + 3);
  return picture;
}

/** Changes the first pixels of the ground slightly. */
function slightlyDarker(count: number): Picture {
  const picture = paint();
  for (let pixel = 0; pixel < count; pixel++) picture.pixels.fill(242, pixel * 4, pixel * 4 + 3);
  return picture;
}

describe('pictures', () => {
  it('pictures are the same when every pixel is', () => {
    expect(comparePictures(paint(), paint()).differing).toBe(0);
  });

  it('differ when a colour of an area has changed slightly', () => {
    const { differing, reason, difference } = comparePictures(paint(), paint({ shade: 48 }));
    expect(differing).toBe(320);
    expect(reason).toContain('320 px slightly');
    expect(difference).toMatchObject({ width: SIZE, height: SIZE });
  });

  it('differ when something has moved by one pixel, and show where', () => {
    const { differing, difference } = comparePictures(paint(), paint({ left: 9 }));
    expect(differing).toBe(60);
    const reds = difference?.pixels.filter((_value, index) => index % 4 === 0) ?? [];
    const greens = difference?.pixels.filter((_value, index) => index % 4 === 1) ?? [];
    const isRed = [...reds].map((red, pixel) => red - (greens[pixel] ?? 0) > 100);
    expect(isRed.filter(Boolean)).toHaveLength(60);
    expect(isRed[10 * SIZE + 8]).toBe(true);
  });

  it('differ when their sizes differ, by what only one of them shows', () => {
    const { pixels } = paint();
    const taller = {
      width: SIZE,
      height: SIZE + 2,
      pixels: new Uint8Array([...pixels, ...new Uint8Array(SIZE * 2 * 4)]),
    };
    expect(comparePictures(paint(), taller)).toMatchObject({
      differing: SIZE * 2,
      reason: 'was 40 x 40 px, is 40 x 42 px',
      difference: { width: SIZE, height: SIZE + 2 },
    });
  });

  it('pictures are the same when few pixels differ slightly, as round corners do', () => {
    expect(comparePictures(paint(), slightlyDarker(100)).differing).toBe(0);
    expect(comparePictures(paint(), slightlyDarker(200)).differing).toBeGreaterThan(0);
  });

  it('pictures are the same when a few pixels of anti-aliased edges differ, and no more', () => {
    expect(comparePictures(paint(), smoothDifferently(8)).differing).toBe(0);
    expect(comparePictures(paint(), smoothDifferently(15)).differing).toBeGreaterThan(0);
  });
});
