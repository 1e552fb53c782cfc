import { expect, test } from 'vitest';
import { comparedIds } from './compared-ids.ts';

test.each([
  ['', []],
  ['ids=', []],
  ['ids=sample:a,obf:1', ['sample:a', 'obf:1']],
  ['ids=sample%3Aa%2Cobf%3A1', ['sample:a', 'obf:1']],
  ['ids=a,,a, b ', ['a', 'b']],
  ['ids=a,b,c,d,e', ['a', 'b', 'c', 'd']],
])('%s compares %j', (query, ids) => {
  expect(comparedIds(new URLSearchParams(query))).toEqual(ids);
});
