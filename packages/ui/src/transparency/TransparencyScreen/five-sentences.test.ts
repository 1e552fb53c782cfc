import type { MeasuredFigure } from '@daylit/contract';
import { expect, test } from 'vitest';
import { figure, toneFigure } from './fixtures.ts';
import { fiveSentences } from './five-sentences.ts';

const about = (figures: MeasuredFigure[]) => fiveSentences(figures).slice(1, 3);

test('nothing is said about what was not measured', () => {
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

test('the weakest tones are named with their count, as the dots show it, beside the best', () => {
  expect(about([toneFigure([1, 1, 0.9, 1, 1, 1, 1, 0.7, 0.7, 0.6])])[1]).toBe(
    'Of 10 painted blemishes it finds 6 on skin tone 10, where it is weakest, and at best 10.',
  );
  expect(about([toneFigure([0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1])])[1]).toBe(
    'Of 10 painted blemishes it finds 5 on skin tones 1, 2 and 3, where it is weakest, and at best 10.',
  );
  expect(about([toneFigure(Array.from({ length: 10 }, () => 0.8))])[1]).toBe(
    'Of 10 painted blemishes it finds 8 on every skin tone.',
  );
});

test('a figure that lacks a tone says nothing about tones', () => {
  expect(about([toneFigure([1, 1, 1])])[1]).toMatch(/^Nobody has measured/);
});
