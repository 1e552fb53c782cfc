import { expect, test } from 'vitest';
import { bandLayout, type ScanBand } from './band-layout.ts';

function band(range: ScanBand['range'], link: ScanBand['link'] = 'none'): ScanBand {
  return { range, link, text: '', day: '', shortDay: '' };
}

const LOW = { low: 0, high: 1 };
const FULL = { low: 0, high: 5 };

test('a band reaches from the low to the high end of its range', () => {
  const { placed, grid } = bandLayout([band(FULL), band({ low: 2, high: 3 })]);
  const y = (value: number) => grid.find((line) => line.value === value)?.y;
  expect(placed.map(({ top }) => top)).toEqual([y(5), y(3)]);
  expect(placed.map(({ top, height }) => top + height)).toEqual([y(0), y(2)]);
});

test('only compared scans are joined, and a gap is a line of its own', () => {
  const { joins, gaps } = bandLayout([band(LOW), band(LOW), band(LOW, 'joined'), band(FULL, 'gap')]);
  expect([joins.length, gaps.length]).toEqual([1, 1]);
});

test('a scan that cannot tell is joined with no other', () => {
  expect(bandLayout([band(LOW), band(null, 'joined'), band(LOW, 'joined')]).joins).toEqual([]);
});
