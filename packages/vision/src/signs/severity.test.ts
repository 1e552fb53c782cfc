import { expect, test } from 'vitest';
import { severityOf, valueAt } from './severity.ts';

test('severity is linear between its anchors and stays within 0 to 5', () => {
  expect(severityOf('redness', 0)).toBe(0);
  expect(severityOf('redness', 0.16)).toBeCloseTo(1, 9);
  expect(severityOf('redness', 0.2)).toBeCloseTo(1.5, 9);
  expect(severityOf('redness', 3)).toBe(5);
  expect(severityOf('redness', Number.NaN)).toBeNaN();
});

test('a severity gives back its value, at the ends of the scale too', () => {
  for (const severity of [0, 0.4, 1, 1.5, 4.9, 5])
    expect(severityOf('redness', valueAt('redness', severity))).toBeCloseTo(severity, 9);
});
