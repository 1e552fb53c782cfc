import { expect, test } from 'vitest';
import { scanChoices } from '../comparison-fixtures.ts';
import { nearestPair } from './nearest-pair.ts';

test('the nearest pair keeps one scan and takes the other that is nearest in time', () => {
  // Scan 8 is compared with none; 7 and 9 are of the line of 5, and 7 is nearer.
  expect(nearestPair(scanChoices, { earlier: 5, later: 8 })).toEqual({ earlier: 5, later: 7 });
});

test('the nearest pair of two engines is the one that changes least', () => {
  expect(nearestPair(scanChoices, { earlier: 3, later: 10 })).toEqual({ earlier: 5, later: 10 });
});

test('the nearest pair of scans that are compared with none is the newest run', () => {
  expect(nearestPair(scanChoices, { earlier: 4, later: 8 })).toEqual({ earlier: 5, later: 10 });
});

test('the nearest pair does not exist without two scans that may be compared', () => {
  const alone = scanChoices.map((scan) => ({ ...scan, line: null }));
  expect(nearestPair(alone, { earlier: 4, later: 8 })).toBeUndefined();
});
