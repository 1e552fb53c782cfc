import type { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import { listed, quoted } from './dump-database.ts';
import type { BackedUpTable } from './manifest.ts';

/** What tells whether two tables hold the same rows, in any order. */
export interface Total {
  rows: number;
  /** The sum of a number from the MD5 of each row. */
  sum: string;
}

/** Reads every table once. */
async function readTotals(client: Client, tables: readonly BackedUpTable[]): Promise<Total[]> {
  const totals: Total[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(r::text), 16))::bit(64)::bigint::numeric), 0) as sum
       from (select ${listed(client, columns)} from ${quoted(client, name)}) r`,
    );
    totals.push({ rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' });
  }
  return totals;
}

/** Throws a `BackupError` that ends with `consequence` where a table of the two databases differs. */
export async function requireSameTotals(
  source: Client,
  target: Client,
  tables: readonly BackedUpTable[],
  consequence: string,
): Promise<Total[]> {
  const [before, after] = await Promise.all([readTotals(source, tables), readTotals(target, tables)]);
  const different = tables.filter(
    (_, index) => before[index]?.rows !== after[index]?.rows || before[index]?.sum !== after[index]?.sum,
  );
  if (different.length > 0)
    throw new BackupError(
      `The two databases differ in ${different.map(({ name }) => name).join(', ')}. ${consequence}`,
    );
  return before;
}
