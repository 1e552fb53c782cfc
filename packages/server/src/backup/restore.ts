import type { Client } from 'pg';
import type { DbTransaction } from '../db/database.ts';
import { withConnection } from '../db/with-connection.ts';
import type { JobPayloads } from '../job-types.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Keyring } from '../keyring.ts';
import { type Entry, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type KeptJob, KEPT_JOBS } from './dump-database.ts';
import { isOurFile } from './dump-files.ts';
import type { FileTarget } from './file-target.ts';
import {
  completeDatabase,
  inOneTransaction,
  loadTable,
  makeSchema,
  requireNewDatabase,
  type TableLoader,
} from './load-database.ts';
import { CONTENTS, type Contents, entryOfTable, JOBS, type Manifest, Tally } from './manifest.ts';

interface Options {
  directUrl: string;
  /** Where files and keys go. */
  target: FileTarget;
  /** The bytes of the backup. */
  file: AsyncIterable<Buffer>;
  passphrase: string;
  /** The members who were erased since the backup, by the ids of the list beside it. */
  erased: readonly string[];
  /** Takes the few jobs of a backup; undefined leaves them out. */
  queue: JobQueue<JobPayloads> | undefined;
}

/** What a restore has read. */
export interface Restored {
  manifest: Manifest;
  contents: Contents;
}

/**
 * Restores a backup into a new database and a new place for files. Either all of it is there afterwards or
 * nothing, also when the process is killed: the database is complete with one commit, and the files count
 * from then on. Throws a `BackupError` where it is refused.
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { directUrl, target } = options;
  await requireNew(options);
  const id = crypto.randomUUID();
  const keyring = await target.begin(id);
  try {
    return await withConnection({ connectionString: directUrl }, (client) =>
      inOneTransaction(client, (transaction) => load(options, { client, transaction, keyring, id })),
    );
  } finally {
    await target.tidy();
  }
}

/**
 * Throws a `BackupError` where the database or the place for files is not new. A restore that was killed
 * before is finished first, or removed.
 */
export async function requireNew({
  directUrl,
  target,
}: Pick<Options, 'directUrl' | 'target'>): Promise<void> {
  await target.tidy();
  await withConnection({ connectionString: directUrl }, requireNewDatabase);
  await target.requireEmpty();
}

interface Place {
  client: Client;
  transaction: DbTransaction;
  keyring: Keyring;
  /** The id of the restored place. */
  id: string;
}

async function load(options: Options, place: Place): Promise<Restored> {
  const { client, transaction, keyring } = place;
  const write = await keepErased(options);
  const tally = new Tally();
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let table: TableLoader | undefined;

  async function take(entry: Entry, { tables }: Manifest): Promise<void> {
    const { name, body } = entry;
    if (table?.entry !== name) await table?.end();
    if (table?.entry !== name) table = undefined;
    if (name === JOBS) return enqueueJobs(transaction, JSON.parse(body.toString()), options.queue);
    if (isOurFile(name)) return write(entry);
    const found = tables.find((each) => entryOfTable(each.name) === name);
    if (!found) throw new BackupError(`The backup holds "${name}", which this version does not know.`);
    table ??= loadTable(client, found);
    return table.write(body);
  }

  try {
    for await (const entry of readArchive(options.file, options.passphrase)) {
      if (entry.name === CONTENTS) {
        tally.requireSame((contents = JSON.parse(entry.body.toString()) as Contents));
        continue;
      }
      tally.add(entry.name, entry.body);
      if (manifest) {
        await take(entry, manifest);
        continue;
      }
      manifest = JSON.parse(entry.body.toString()) as Manifest;
      await makeSchema(transaction, client, manifest, keyring);
    }
  } finally {
    // A rollback would wait for the rows that no longer come.
    await table?.abort();
  }
  if (!manifest || !contents) throw new BackupError('The backup has no end. Please take another one.');
  await options.target.flush();
  await completeDatabase(transaction, manifest, place.id);
  return { manifest, contents };
}

async function enqueueJobs(
  transaction: DbTransaction,
  jobs: readonly KeptJob[],
  queue: Options['queue'],
): Promise<void> {
  for (const { name, data } of jobs)
    if (KEPT_JOBS.includes(name)) await queue?.enqueue(transaction, name, data);
}

const ERASED = 'keys/erased/';
const MEMBERS = 'keys/members/';

/** Writes the files of a backup, except the keys of members who are erased. */
async function keepErased({ target, erased: erasedSince }: Options): Promise<FileTarget['write']> {
  const erased = new Set(erasedSince);
  for (const id of erased) await target.write({ name: `${ERASED}${id}`, body: Buffer.alloc(0) });
  return async (entry) => {
    const { name } = entry;
    if (name.startsWith(ERASED)) erased.add(name.slice(ERASED.length));
    if (name.startsWith(MEMBERS) && erased.has(name.slice(MEMBERS.length))) return;
    await target.write(entry);
  };
}
