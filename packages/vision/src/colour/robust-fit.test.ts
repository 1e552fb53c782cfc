import { expect, test } from 'vitest';
import { planeOf } from '../../test/grids.ts';
import { fitRobustly } from './robust-fit.ts';
import type { Basis } from './robust-fit.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

const WIDTH = 40;
const HEIGHT = 30;
const ALL = new Uint8Array(WIDTH * HEIGHT).fill(1);
const across: Basis = (pixel) => (pixel % WIDTH) / WIDTH;
const down: Basis = (pixel) => Math.floor(pixel / WIDTH) / HEIGHT;
const SURFACE: Basis[] = [() => 1, across, down, (pixel) => across(pixel) * down(pixel)];
const OPTIONS = { tolerance: 0.1, every: 1 };

/** A slope with a little grain, which has no mean. */
function surface(x: number, y: number): number {
  return 0.5 + 0.8 * (x / WIDTH) - 0.3 * (y / HEIGHT) + 0.01 * ((x + y) % 2 === 0 ? 1 : -1);
}

/** The largest error of a coefficient. */
function errorOf(fit: Float64Array): number {
  return Math.max(...[0.5, 0.8, -0.3, 0].map((coefficient, i) => Math.abs(fit[i]! - coefficient)));
}

test('the fit finds the surface under grain, from all pixels or some', () => {
  const plane = planeOf(WIDTH, HEIGHT, surface);
  expect(errorOf(fitRobustly(workspace, plane, ALL, SURFACE, OPTIONS))).toBeLessThan(0.01);
  expect(errorOf(fitRobustly(workspace, plane, ALL, SURFACE, { ...OPTIONS, every: 7 }))).toBeLessThan(0.03);
});

test('one pixel in seven that is far darker hardly moves it', () => {
  const spotted = planeOf(WIDTH, HEIGHT, (x, y) => ((x * 3 + y * 5) % 7 === 0 ? 2 : surface(x, y)));
  expect(errorOf(fitRobustly(workspace, spotted, ALL, SURFACE, OPTIONS))).toBeLessThan(0.01);
  // Without a tolerance they pull it up by a seventh of their height.
  expect(fitRobustly(workspace, spotted, ALL, SURFACE, { ...OPTIONS, tolerance: 1e9 })[0]).toBeGreaterThan(
    0.65,
  );
});

test('values outside the mask do not count, and an empty mask gives zeros', () => {
  const half = ALL.map((_, pixel) => (pixel % WIDTH < 20 ? 1 : 0));
  const plane = planeOf(WIDTH, HEIGHT, (x, y) => (x < 20 ? surface(x, y) : 7));
  expect(errorOf(fitRobustly(workspace, plane, half, SURFACE, OPTIONS))).toBeLessThan(0.02);
  expect([...fitRobustly(workspace, plane, new Uint8Array(plane.length), SURFACE, OPTIONS)]).toEqual([
    0, 0, 0, 0,
  ]);
});
