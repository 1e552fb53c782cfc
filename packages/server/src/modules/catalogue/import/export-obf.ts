import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../db/database.ts';

const ROWS_AT_A_TIME = 500;

/**
 * Writes everything that comes from Open Beauty Facts as JSON lines, the first line being licence and
 * attribution. Returns the number of products.
 */
export async function exportObf(db: Db, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify(NOTICE)}\n`;
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('obf_products')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(ROWS_AT_A_TIME)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
      count += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return count;
}

const NOTICE = {
  database: 'Open Beauty Facts, adapted: one step and one reading of the label were added to each product',
  licence: 'Open Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/',
  attribution: 'Open Beauty Facts contributors, https://world.openbeautyfacts.org',
};
