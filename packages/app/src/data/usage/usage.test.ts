import type { Usage } from '@daylit/contract';
import { expect, test } from 'vitest';
import { nextAllowanceAt, nextScanAt } from './usage.ts';

const DECEMBER = '2026-12-01T00:00:00.000Z';

test.each([
  ['the allowance is used up', 1, 1, DECEMBER, DECEMBER],
  ['a scan is left', 4, 1, DECEMBER, null],
  ['the allowance does not come back', 1, 1, null, null],
])('when %s', (_, limit, used, resets_at, expected) => {
  const scans = { limit, used, resets_at };
  expect(nextScanAt({ scans } as Usage)).toBe(expected);
});

test('each used-up allowance is available again on its own day', () => {
  const left = { limit: 30, used: 2, resets_at: '2027-01-01T00:00:00.000Z' };
  const usage = { scans: left, messages: { limit: 400, used: 400, resets_at: DECEMBER }, tokens: left };
  expect(nextAllowanceAt(usage)).toBe(DECEMBER);
  expect(nextAllowanceAt({ ...usage, messages: left })).toBeNull();
});
