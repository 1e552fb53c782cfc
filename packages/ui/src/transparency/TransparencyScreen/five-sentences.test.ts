import type { MeasuredFigure } from '@daylit/contract';
import { expect, test } from 'vitest';
import { figure, toneFigure } from './fixtures.ts';
import { fiveSentences } from './five-sentences.ts';

const about = (figures: MeasuredFigure[]) => fiveSentences(figures).slice(1, 3);

test('nothing is said about what nobody has measured', () => {
  expect(about([])).toEqual([
    'Nobody has measured yet how well it reads.',
    'Nobody has measured yet whether it reads every skin tone alike.',
  ]);
});

test('a missed goal counts, and one that was not measured does not', () => {
  const figures = [true, false, null].map((met) => figure({ met }));
  expect(about(figures)[0]).toBe('In our own tests it meets 1 of 2 goals.');
  expect(about([figure({}), figure({})])[0]).toBe('In our own tests it meets all 2 goals.');
});

test('the weaker end of the scale is named with both counts', () => {
  expect(about([toneFigure([1, 1, 0.9, 1, 1, 1, 1, 0.7, 0.7, 0.6])])[1]).toBe(
    'On the darkest skin tones it finds 7 of 10 blemishes, on the lightest 10.',
  );
  expect(about([toneFigure([0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1])])[1]).toBe(
    'On the lightest skin tones it finds 5 of 10 blemishes, on the darkest 10.',
  );
  expect(about([toneFigure(Array.from({ length: 10 }, () => 0.8))])[1]).toBe(
    'It finds 8 of 10 blemishes on the lightest and on the darkest skin tones.',
  );
});

test('a figure that lacks a tone says nothing about tones', () => {
  expect(about([toneFigure([1, 1, 1])])[1]).toMatch(/^Nobody has measured/);
});
