import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { orUndefined, readIfThere, syncDirectory, writeDurably } from '../durable-files.ts';
import type { ObjectStore } from '../object-store.ts';
import type { Db, DbTransaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';

/** Where the files of a database are, with the id that binds them to it. */
export interface ClaimedPlace {
  /** For messages. */
  name: string;
  /** The setting that names it. */
  setting: 'DATA_DIR' | 'FILES_URL';
  readId(state: IdState): Promise<string | undefined>;
  /** Durable when it resolves. */
  writePending(id: string): Promise<void>;
  /** Makes the pending id the final one. Resolves also when another server has done so. */
  settle(): Promise<void>;
}

/** A pending id is one that the database may not know yet. */
type IdState = 'pending' | 'final';

interface Options {
  db: Db;
  place: ClaimedPlace;
  /** The id that is given up, when an operator states that its database or its directory is lost. */
  replaces: string | undefined;
}

interface Row {
  id: string;
  place: string;
}

/**
 * Makes sure that the database and the place of its files belong together. The first start stores one id in
 * both. Throws an error that says what to do when the ids differ: photos would be looked for in the wrong
 * place, and the sweep would delete files that another database knows. Safe when several servers start at
 * once.
 */
export async function claimPlace({ db, place, replaces }: Options): Promise<void> {
  const id = await inTransaction(db, (transaction) => agreeOnId(transaction, place, replaces));
  if ((await place.readId('final')) === id) return;
  await place.settle();
  // Happens only when servers of two databases start in one place at the same time.
  if ((await place.readId('final')) !== id) throw foreignPlace(place, await place.readId('final'));
}

/** A data directory; `dataDir` is its real path. */
export function directoryPlace(dataDir: string): ClaimedPlace {
  const pathOf = (state: IdState) =>
    path.join(dataDir, state === 'final' ? 'directory.id' : 'directory.id.new');
  return {
    name: `${dataDir} on ${os.hostname()}`,
    setting: 'DATA_DIR',
    readId: async (state) => (await readIfThere(pathOf(state)))?.toString().trim(),
    async writePending(id) {
      await writeDurably(pathOf('pending'), Buffer.from(`${id}\n`));
      await syncDirectory(dataDir);
    },
    async settle() {
      await orUndefined(rename(pathOf('pending'), pathOf('final')));
    },
  };
}

const BUCKET_IDS = { pending: 'bucket.id.new', final: 'bucket.id' };

/** A bucket, under the name that FILES_URL gives it. */
export function bucketPlace(store: ObjectStore, name: string): ClaimedPlace {
  return {
    name,
    setting: 'FILES_URL',
    readId: async (state) => (await store.find(BUCKET_IDS[state]))?.toString(),
    writePending: (id) => store.put(BUCKET_IDS.pending, Buffer.from(id)),
    async settle() {
      const id = await store.find(BUCKET_IDS.pending);
      if (!id) return;
      await store.put(BUCKET_IDS.final, id);
      await store.remove(BUCKET_IDS.pending);
    },
  };
}

async function agreeOnId(
  transaction: DbTransaction,
  claimed: ClaimedPlace,
  replaces: string | undefined,
): Promise<string> {
  const { name: place } = claimed;
  await sql`lock table data_directory in exclusive mode`.execute(transaction);
  const { rows } = await sql<Row>`select id, place from data_directory`.execute(transaction);
  const [known] = rows;
  // The pending id comes first: another server may just be renaming its file, or was killed before the
  // rename.
  const pending = await claimed.readId('pending');
  const found = await claimed.readId('final');
  if (known && [pending, found].includes(known.id)) {
    await sql`update data_directory set place = ${place} where place <> ${place}`.execute(transaction);
    return known.id;
  }
  const givenUp = known?.id ?? found;
  if (givenUp !== undefined && givenUp !== replaces) {
    throw known ? foreignDatabase(known, claimed) : foreignPlace(claimed, found);
  }
  const id = randomUUID();
  // Before the commit, so that a crash never leaves a database with an id that no place has.
  await claimed.writePending(id);
  await sql`
    insert into data_directory (id, place) values (${id}, ${place})
    on conflict (is_only) do update set id = excluded.id, place = excluded.place
  `.execute(transaction);
  return id;
}

function foreignDatabase({ id, place }: Row, { name, setting }: ClaimedPlace): Error {
  const demand =
    setting === 'DATA_DIR'
      ? 'Let DATA_DIR be that directory with its file directory.id, shared by every server of the database, or ' +
        'FILES_URL that bucket. '
      : 'Let FILES_URL name that bucket, or leave it out where the files are in a DATA_DIR. ';
  return new Error(
    `The database keeps its files in another place: ${place}, not ${name}. ${demand}` +
      `If it is lost for good, stop all servers of the database and start one with DATA_DIR_REPLACES=${id}.`,
  );
}

function foreignPlace({ name, setting }: ClaimedPlace, id = ''): Error {
  const [words, empty] =
    setting === 'DATA_DIR'
      ? [`The data directory ${name.replace(/ on [^ ]+$/, '')}`, 'an empty DATA_DIR']
      : [name, 'an empty prefix in FILES_URL'];
  return new Error(
    `${words} belongs to another database. Choose ${empty}, or the database that it ` +
      `belongs to. If that database is lost for good, start with DATA_DIR_REPLACES=${id}.`,
  );
}
