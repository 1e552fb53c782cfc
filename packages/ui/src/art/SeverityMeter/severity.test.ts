import { expect, test } from 'vitest';
import { severityFigure, severityText, severityWord } from './severity.ts';

test('each score of the scale has its word', () => {
  expect([0, 1, 2, 3, 4, 5].map(severityWord)).toEqual([
    'Not seen',
    'Very mild',
    'Mild',
    'Moderate',
    'Marked',
    'Strong',
  ]);
});

test('half points are written with one decimal and use the word above', () => {
  expect(severityFigure(2.5)).toBe('2.5');
  expect(severityFigure(0.96)).toBe('1');
  expect(severityText(2.5)).toBe('Severity 2.5 out of 5, moderate');
  expect(severityText(3)).toBe('Severity 3 out of 5, moderate');
});

test('a score outside the scale is clamped', () => {
  expect(severityText(9)).toBe('Severity 5 out of 5, strong');
  expect(severityText(-1)).toBe('Severity 0 out of 5, not seen');
});
