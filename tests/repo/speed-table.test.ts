import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Row, worseThan } from '../bench/table/row.ts';
import { describeTable, readTable } from '../bench/table/table-file.ts';

const ROW: Row = { name: 'Paint', unit: 'ms', measured: 120, floor: 100, against: 'nothing', goal: '≤ 1.15' };

test('a ratio may become a tenth worse than the committed one, and no more', () => {
  const committed = new Map([[ROW.name, ROW]]);
  expect(worseThan(committed, [{ ...ROW, measured: 131 }])).toEqual([]);
  // Everything on this machine takes longer: the ratio is the same.
  expect(worseThan(committed, [{ ...ROW, measured: 240, floor: 200 }])).toEqual([]);
  expect(worseThan(committed, [{ ...ROW, measured: 133 }])).toEqual(['Paint: 1.33, was 1.20']);
  expect(worseThan(committed, [{ ...ROW, name: 'A new one', measured: 900 }])).toEqual([]);
});

test('the page about speed shows the committed table', async () => {
  expect(await readFile('docs/speed.md', 'utf8')).toBe(describeTable(await readTable()));
});
