import { expect, test } from 'vitest';
import { drawn, maskOf } from '../../test/grids.ts';
import {
  area,
  dilate,
  doubleMask,
  erode,
  extentOf,
  fillPolygon,
  halveMask,
  intersect,
  unite,
  without,
} from './mask.ts';
import { createWorkspace } from './workspace.ts';

const workspace = createWorkspace();

test('a polygon holds the pixels whose centres are inside, also where it leaves the picture', () => {
  const mask = new Uint8Array(8 * 6);
  fillPolygon(mask, 8, [-3, 0.5, 4.5, 0.5, 4.5, 3.5, 2.5, 3.5, 2.5, 9, 0.5, 9, 0.5, 3.5, -3, 3.5]);
  expect(drawn(mask, 8)).toEqual([
    '........', //
    '#####...',
    '#####...',
    '#####...',
    '.##.....',
    '.##.....',
  ]);
});

test('a polygon may be given at another scale', () => {
  const [whole, scaled] = [new Uint8Array(64), new Uint8Array(64)];
  fillPolygon(whole, 8, [1, 1, 6.4, 2, 3, 6.8]);
  fillPolygon(scaled, 8, [2, 2, 12.8, 4, 6, 13.6], 0.5);
  expect(drawn(scaled, 8)).toEqual(drawn(whole, 8));
  expect(area(whole)).toBeGreaterThan(8);
});

const CROSS = maskOf(
  '........', //
  '..#.....',
  '.......#',
  '........',
  '........',
);

test('growing adds a square around each pixel, and stops at the edges', () => {
  expect(drawn(dilate(workspace, CROSS, 8, 1), 8)).toEqual([
    '.###....', //
    '.###..##',
    '.###..##',
    '......##',
    '........',
  ]);
  expect(area(dilate(workspace, new Uint8Array(40), 8, 2))).toBe(0);
});

test.each([1, 2, 3, 4, 5, 9])('growing and shrinking by %i pixels look at the whole square', (reach) => {
  const [width, height] = [24, 21];
  // Spots and holes of all distances from each other and from the edges.
  const mask = Uint8Array.from({ length: width * height }, (_, i) => ((i * i) % 97 < 9 ? 1 : 0));
  const near = (i: number): number[] =>
    [...mask].filter(
      (_, j) =>
        Math.abs((i % width) - (j % width)) <= reach &&
        Math.abs(Math.floor(i / width) - Math.floor(j / width)) <= reach,
    );
  const grown = dilate(workspace, mask, width, reach);
  const holes = erode(
    workspace,
    mask.map((pixel) => 1 - pixel),
    width,
    reach,
  );
  expect(drawn(grown, width)).toEqual(
    drawn(
      mask.map((_, i) => Math.max(...near(i))),
      width,
    ),
  );
  expect(drawn(holes, width)).toEqual(
    drawn(
      grown.map((pixel) => 1 - pixel),
      width,
    ),
  );
});

test('shrinking removes a square around each hole, and the edge of the picture is no hole', () => {
  const holes = CROSS.map((pixel) => 1 - pixel);
  expect(drawn(erode(workspace, holes, 8, 1), 8)).toEqual([
    '#...####', //
    '#...##..',
    '#...##..',
    '######..',
    '########',
  ]);
});

test('and, or, without, number and extent count the same pixels', () => {
  const a = maskOf('##..', '##..');
  const b = maskOf('.##.', '...#');
  expect(drawn(intersect(workspace, a, b), 4)).toEqual(['.#..', '....']);
  expect(drawn(unite(workspace, a, b), 4)).toEqual(['###.', '##.#']);
  expect(drawn(without(workspace, a, b), 4)).toEqual(['#...', '##..']);
  expect([a, b].map(area)).toEqual([4, 3]);
  expect([extentOf(b), extentOf(new Uint8Array(8))]).toEqual([
    [1, 8],
    [0, 0],
  ]);
});

test('half the size keeps full blocks only, twice the size repeats each pixel', () => {
  // The first block is full, each of the others lacks another pixel.
  const blocks = maskOf('##.##.####', '######.##.');
  expect(drawn(halveMask(workspace, blocks, 10), 5)).toEqual(['#....']);
  expect(drawn(doubleMask(workspace, maskOf('#.', '.#'), 2), 4)).toEqual(['##..', '##..', '..##', '..##']);
});
