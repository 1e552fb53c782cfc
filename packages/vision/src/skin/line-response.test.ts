import { expect, test } from 'vitest';
import { planeOf } from '../../test/grids.ts';
import { CHART_WIDTH } from '../regions/chart.ts';
import { directionOf, lineResponses } from './line-response.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

const HEIGHT = 80;
const MIDDLE = 40;

/** What is dark at a distance from the middle, optical density. */
type Mark = (dx: number, dy: number) => number;

/** A long line at an angle in radians from the rows, a Gaussian of that width across. */
function line(angle: number, width = 1.5): Mark {
  return (dx, dy) => gauss(dy * Math.cos(angle) - dx * Math.sin(angle), width);
}

function gauss(distance: number, width: number): number {
  return 0.2 * Math.exp(-(distance ** 2) / (2 * width ** 2));
}

/** The response at the middle of a mark where a line is expected at an angle. */
function responseTo(mark: Mark, expected: number): number {
  const plane = planeOf(CHART_WIDTH, HEIGHT, (x, y) => mark(x - CHART_WIDTH / 2, y - MIDDLE));
  const pixels = Int32Array.of(MIDDLE * CHART_WIDTH + CHART_WIDTH / 2);
  const directions = Int32Array.of(directionOf(expected));
  return lineResponses(workspace, plane, 1.5, [{ pixels, directions, promising: 0.004 }])[0]![0]!;
}

test.each([0, 0.6, Math.PI / 2, 2.5])('a line at %d radians responds where it is expected so', (angle) => {
  const along = responseTo(line(angle), angle);
  expect(along).toBeGreaterThan(0.05);
  expect(responseTo(line(angle), angle + 0.25)).toBeGreaterThan(0.8 * along);
  expect(responseTo(line(angle), angle + Math.PI / 2)).toBe(0);
});

test('a broad shade responds less than a line of the same depth, and a pore hardly at all', () => {
  const along = responseTo(line(0), 0);
  expect(responseTo(line(0, 8), 0)).toBeLessThan(0.2 * along);
  expect(responseTo((dx, dy) => gauss(Math.hypot(dx, dy), 1.5), 0)).toBeLessThan(0.1 * along);
});

test('a light line does not respond', () => {
  expect(responseTo((dx, dy) => -line(0)(dx, dy), 0)).toBe(0);
});
