import { expect, test } from 'vitest';
import { readFigures } from './bench/figures-file.ts';
import type { FigureUnit, MeasuredFigure } from '@daylit/contract';
import { measureFigures, QUICK } from './bench/measure-figures.ts';

/**
 * How much worse a fresh run over a few faces may be than the published figure over all of them. It is wide,
 * because few faces scatter: it detects figures of another engine, not small changes.
 */
const TOLERANCE: Partial<Record<FigureUnit, number>> = {
  share: 0.1,
  correlation: 0.25,
  points: 0.25,
  count: 0,
};

/** A weak and a strong face for each sign: a measure that does not follow ranks them the wrong way round. */
const FEW = {
  ...QUICK,
  faces: 2,
  following: 2,
  conditions: ['hard' as const],
  steadiness: 1,
  variants: 1,
};

/** Groups that depend neither on the machine nor on files outside the project. */
const GROUPS = ['finding', 'following', 'steadiness'];

test('a fresh run over a few held-out faces is as good as published', { timeout: 300_000 }, async () => {
  const published = await readFigures();
  const fresh = await measureFigures('held_out', FEW, { groups: GROUPS });
  const compared = fresh.figures.map((figure) => ({
    id: figure.id,
    fresh: figure.value,
    published: published.figures.find(({ id }) => id === figure.id)?.value,
    isAsGood: isAsGood(
      figure,
      published.figures.find(({ id }) => id === figure.id),
    ),
  }));
  expect(compared.length).toBeGreaterThan(15);
  expect(compared.filter((figure) => !figure.isAsGood)).toEqual([]);
});

function isAsGood(
  { value, unit, goal, note }: MeasuredFigure,
  published: MeasuredFigure | undefined,
): boolean {
  const tolerance = TOLERANCE[unit];
  if (!published || tolerance === undefined) return false;
  // A few faces may all be "cannot tell", which is no contradiction. A score that never changes has no such
  // excuse.
  if (value === null || published.value === null) return value === null && note !== null;
  const worse = goal.bound === 'at_least' ? published.value - value : value - published.value;
  return worse <= tolerance;
}
