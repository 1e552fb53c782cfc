import { describe, expect, it } from 'vitest';
import { comparePictures, type Picture } from '../visual/compare-pictures.ts';

const SIZE = 40;

/** A dark square on a light ground, with an anti-aliased right edge, as browsers draw one between pixels. */
function paint(square: { left?: number; shade?: number; edge?: number } = {}): Picture {
  const { left = 8, shade = 40, edge = 150 } = square;
  const pixels = new Uint8Array(SIZE * SIZE * 3).fill(250);
  for (let y = 8; y < 28; y++)
    for (let x = left; x <= left + 16; x++)
      pixels.fill(x === left + 16 ? edge : shade, (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3);
  return { width: SIZE, height: SIZE, pixels };
}

/** Changes some pixels of the anti-aliased edge slightly, as another build of the browser does. */
function smoothDifferently(count: number): Picture {
  const picture = paint();
  for (let y = 9; y < 9 + count; y++) picture.pixels.fill(165, (y * SIZE + 24) * 3, (y * SIZE + 24) * 3 + 3);
  return picture;
}

describe('pictures', () => {
  it('are the same when every pixel is', () => {
    expect(comparePictures(paint(), paint()).isSame).toBe(true);
  });

  it('differ when a colour has moved by one step', () => {
    const { isSame, reason, difference } = comparePictures(paint(), paint({ shade: 48 }));
    expect(isSame).toBe(false);
    expect(reason).toContain('320 px slightly');
    expect(difference).toMatchObject({ width: SIZE, height: SIZE });
  });

  it('differ when something has moved by one pixel, and show where', () => {
    const { isSame, difference } = comparePictures(paint(), paint({ left: 9 }));
    expect(isSame).toBe(false);
    const reds = difference?.pixels.filter((_value, index) => index % 3 === 0) ?? [];
    const greens = difference?.pixels.filter((_value, index) => index % 3 === 1) ?? [];
    const isRed = [...reds].map((red, pixel) => red - (greens[pixel] ?? 0) > 100);
    expect(isRed.filter(Boolean)).toHaveLength(60);
    expect(isRed[10 * SIZE + 8]).toBe(true);
  });

  it('differ when their sizes differ', () => {
    const wider = { width: SIZE * 2, height: SIZE / 2, pixels: paint().pixels };
    expect(comparePictures(paint(), wider)).toEqual({
      isSame: false,
      reason: 'was 40 x 40 px, is 80 x 20 px',
    });
  });

  it('are the same when few pixels differ by one step, as round corners do', () => {
    const now = paint();
    now.pixels.fill(242, 0, 100 * 3);
    expect(comparePictures(paint(), now).isSame).toBe(true);
    now.pixels.fill(242, 0, 200 * 3);
    expect(comparePictures(paint(), now).isSame).toBe(false);
  });

  it('are the same when a few pixels of anti-aliased edges differ, and no more', () => {
    expect(comparePictures(paint(), smoothDifferently(8)).isSame).toBe(true);
    expect(comparePictures(paint(), smoothDifferently(15)).isSame).toBe(false);
  });
});
