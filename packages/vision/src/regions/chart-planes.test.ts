import { expect, test } from 'vitest';
import { linearLight } from '../colour/optical-density.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import type { Similarity } from '../image/similarity.ts';
import type { Retake } from '../retake/retake.ts';
import { newChartPlanes, sampleChart } from './chart-planes.ts';
import type { ChartPlanes } from './chart-planes.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

const WIDTH = 48;
const HEIGHT = 32;
const IDENTITY: Similarity = { a: 1, b: 0, tx: 0, ty: 0 };

type Pixel = (x: number, y: number) => [red: number, green: number, blue: number];

const SLOPES: Pixel = (x, y) => [40 + 3 * x, 60 + 4 * y, 90 + 2 * x];

function sample(pixel: Pixel, toImage = IDENTITY, change?: Retake): ChartPlanes {
  const places = Array.from({ length: WIDTH * HEIGHT }, (_, i) => pixel(i % WIDTH, Math.floor(i / WIDTH)));
  const image: RgbImage = { width: WIDTH, height: HEIGHT, data: Uint8Array.from(places.flat()) };
  const planes = newChartPlanes(workspace, WIDTH * HEIGHT);
  const box = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
  sampleChart(workspace, { image, box, toImage, change }, planes, WIDTH);
  return planes;
}

/** The three bytes behind a place's densities. */
function bytesAt({ red, green, blue }: ChartPlanes, x: number, y: number): number[] {
  return [red, green, blue].map((plane) => byteOf(plane[y * WIDTH + x]!));
}

/** The byte of a density, found among all. */
function byteOf(density: number): number {
  const errors = Array.from({ length: 256 }, (_, byte) =>
    Math.abs(-Math.log(linearLight(byte) + 0.001) - density),
  );
  return errors.indexOf(Math.min(...errors));
}

const RETAKE: Retake = {
  curves: Uint8Array.from({ length: 3 * 256 }, (_, i) => i % 256),
  isGrainy: false,
  isCompressed: false,
};

test('each place has the density of its pixel, its brightest byte, and none beyond the last pixel', () => {
  const planes = sample(SLOPES);
  for (const [x, y] of [
    [0, 0],
    [17, 5],
    [46, 30],
  ] as const) {
    const bytes = SLOPES(x, y);
    expect(bytesAt(planes, x, y)).toEqual(bytes);
    expect(planes.brightest[y * WIDTH + x]).toBe(Math.max(...bytes));
  }
  expect([planes.inside[WIDTH - 2], planes.inside[WIDTH - 1]]).toEqual([1, 0]);
});

test('a place between pixels has their mean, and a turned map reads along the columns', () => {
  expect(bytesAt(sample(SLOPES, { a: 1, b: 0, tx: 2.5, ty: 0.5 }), 4, 3)).toEqual([60, 74, 103]);
  // (x, y) reads (20 - y, x).
  expect(bytesAt(sample(SLOPES, { a: 0, b: 1, tx: 20, ty: 0 }), 6, 4)).toEqual(SLOPES(16, 6));
});

test('a copy in another light reads what its curves make of each byte', () => {
  const curves = RETAKE.curves.map((byte, i) => (i < 256 ? byte + 20 : byte));
  const [red, green, blue] = SLOPES(17, 5);
  expect(bytesAt(sample(SLOPES, IDENTITY, { ...RETAKE, curves }), 17, 5)).toEqual([red + 20, green, blue]);
});

function compressed(pixel: Pixel): ChartPlanes {
  return sample(pixel, IDENTITY, { ...RETAKE, isCompressed: true });
}

/** The contrast in red that compression leaves of stripes, in light or in red alone. */
function stripesLeft(of: 'light' | 'red', period: number, height: number): number {
  const planes = compressed((x) => {
    const byte = 120 + (x % period < period / 2 ? height : 0);
    return of === 'light' ? [byte, byte, byte] : [byte, 120, 120];
  });
  const reds = Array.from({ length: period }, (_, x) => bytesAt(planes, 16 + x, 12)[0]!);
  return Math.max(...reds) - Math.min(...reds);
}

test('compression keeps slopes and strong stripes of light, and loses weak fine ones', () => {
  for (const [i, byte] of bytesAt(compressed(SLOPES), 17, 13).entries())
    expect(Math.abs(byte - SLOPES(17, 13)[i]!)).toBeLessThanOrEqual(6);
  expect(stripesLeft('light', 2, 60)).toBeGreaterThan(45);
  expect(Math.abs(stripesLeft('light', 8, 4) - 4)).toBeLessThanOrEqual(1);
  expect(stripesLeft('light', 2, 2)).toBe(0);
});

test('compression joins the colours of neighbours, and rounds colour in coarser steps than light', () => {
  expect(stripesLeft('red', 2, 60)).toBeLessThan(0.5 * stripesLeft('light', 2, 60));
  const [light, red] = (['light', 'red'] as const).map((of) => Math.abs(stripesLeft(of, 16, 60) - 60)) as [
    number,
    number,
  ];
  expect(red).toBeGreaterThan(light + 5);
});
