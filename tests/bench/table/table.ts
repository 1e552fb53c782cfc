import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measureLargestPaints } from './largest-paint.ts';
import { ratioOf, type Row, worseThan } from './row.ts';
import { measureScripts } from './script-sizes.ts';
import { measureGetMeRow, measureMemoryRows } from './server-costs.ts';
import {
  measureHistoryRows,
  measureIdleRows,
  measureMessageRows,
  measureScanRows,
  measureStartRow,
} from './under-load.ts';
import { readTable, TABLE_FILE, writePage } from './table-file.ts';

const MEASURES = [
  measureLargestPaints,
  measureScripts,
  measureMemoryRows,
  measureGetMeRow,
  measureScanRows,
  measureMessageRows,
  measureIdleRows,
  measureStartRow,
  measureHistoryRows,
];

/** Measures every row, and writes the table with its page. On a quiet machine only: they are committed. */
export async function benchTable(): Promise<void> {
  const rows = await measureAll();
  await writeFile(TABLE_FILE, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  await writePage(rows);
  console.log(`Written: ${path.relative('.', TABLE_FILE)} and docs/speed.md`);
}

/** Measures every row again. Throws where a ratio is worse than the committed one. */
export async function checkTable(): Promise<void> {
  const committed = new Map((await readTable()).map((row) => [row.name, row]));
  const worse = worseThan(committed, await measureAll());
  if (worse.length > 0) throw new Error(`Worse than the committed table:\n${worse.join('\n')}`);
}

async function measureAll(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of MEASURES)
    for (const row of await measure()) {
      rows.push({ ...row, measured: round(row.measured), floor: round(row.floor) });
      console.log(
        `${row.name}: ${round(row.measured)} ${row.unit}, ${ratioOf(row).toFixed(2)} × ${row.against}`,
      );
    }
  return rows;
}

/** To a tenth, and small figures to a hundredth. */
function round(value: number): number {
  const parts = value < 1 ? 100 : 10;
  return Math.round(value * parts) / parts;
}
