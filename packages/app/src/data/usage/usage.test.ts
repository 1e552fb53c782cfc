import type { Usage } from '@daylit/contract';
import { expect, test } from 'vitest';
import { nextScanAt } from './usage.ts';

const DECEMBER = '2026-12-01T00:00:00.000Z';

test.each([
  ['the allowance is used up', 1, 1, DECEMBER, DECEMBER],
  ['a scan is left', 4, 1, DECEMBER, null],
  ['the allowance does not come back', 1, 1, null, null],
])('when %s', (_, limit, used, resets_at, expected) => {
  const scans = { limit, used, resets_at };
  expect(nextScanAt({ scans } as Usage)).toBe(expected);
});
