import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { orUndefined, readIfThere, syncDirectory, writeDurably } from '../durable-files.ts';
import type { Db, DbTransaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';

interface Options {
  db: Db;
  /** Real path of the directory. */
  dataDir: string;
  /** The id that is given up, when an operator states that its database or its directory is lost. */
  replaces: string | undefined;
}

interface Row {
  id: string;
  place: string;
}

/**
 * Makes sure that the database and the data directory belong together. The first start stores one id in both.
 * Throws an error that says what to do when the ids differ: photos would be looked for in the wrong
 * directory, and the sweep would delete files that another database knows. Safe when several servers start at
 * once.
 */
export async function claimDataDir({ db, dataDir, replaces }: Options): Promise<void> {
  const id = await inTransaction(db, (transaction) => agreeOnId(transaction, dataDir, replaces));
  if ((await readId(dataDir)) === id) return;
  await orUndefined(rename(pathOf(dataDir, 'pending'), pathOf(dataDir, 'final')));
  // Happens only when servers of two databases start in one directory at the same time.
  if ((await readId(dataDir)) !== id) throw foreignDirectory(dataDir, await readId(dataDir));
}

async function agreeOnId(
  transaction: DbTransaction,
  dataDir: string,
  replaces: string | undefined,
): Promise<string> {
  const place = `${dataDir} on ${os.hostname()}`;
  await sql`lock table data_directory in exclusive mode`.execute(transaction);
  const { rows } = await sql<Row>`select id, place from data_directory`.execute(transaction);
  const [known] = rows;
  // The pending id comes first: another server may just be renaming its file, or was killed before the
  // rename.
  const pending = await readId(dataDir, 'pending');
  const found = await readId(dataDir);
  if (known && [pending, found].includes(known.id)) {
    await sql`update data_directory set place = ${place} where place <> ${place}`.execute(transaction);
    return known.id;
  }
  const givenUp = known?.id ?? found;
  if (givenUp !== undefined && givenUp !== replaces) {
    throw known ? foreignDatabase(known, place) : foreignDirectory(dataDir, found);
  }
  const id = randomUUID();
  await writePending(dataDir, id);
  await sql`
    insert into data_directory (id, place) values (${id}, ${place})
    on conflict (is_only) do update set id = excluded.id, place = excluded.place
  `.execute(transaction);
  return id;
}

function foreignDatabase({ id, place }: Row, here: string): Error {
  return new Error(
    `The database keeps its photos in another data directory: ${place}, not ${here}. ` +
      'Let DATA_DIR be that directory with its file directory.id, shared by every server of the database. If it is ' +
      `lost for good, stop all servers of the database and start one with DATA_DIR_REPLACES=${id}.`,
  );
}

function foreignDirectory(dataDir: string, id = ''): Error {
  return new Error(
    `The data directory ${dataDir} belongs to another database. Choose an empty DATA_DIR, or the database that it ` +
      `belongs to. If that database is lost for good, start with DATA_DIR_REPLACES=${id}.`,
  );
}

function pathOf(dataDir: string, state: 'pending' | 'final'): string {
  return path.join(dataDir, state === 'final' ? 'directory.id' : 'directory.id.new');
}

async function readId(dataDir: string, state: 'pending' | 'final' = 'final'): Promise<string | undefined> {
  const text = await readIfThere(pathOf(dataDir, state));
  return text?.toString().trim();
}

/**
 * Runs before the database stores the id, so that a crash never leaves a database with an id that no
 * directory has.
 */
async function writePending(dataDir: string, id: string): Promise<void> {
  await writeDurably(pathOf(dataDir, 'pending'), Buffer.from(`${id}\n`));
  await syncDirectory(dataDir);
}
