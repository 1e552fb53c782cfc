import { appendFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import type { DbTransaction } from '../db/database.ts';
import { finishRestore, STAGED_ID, stagingIn } from '../db/finish-restore.ts';
import { withConnection } from '../db/with-connection.ts';
import { orUndefined, syncDirectory, writeDurably } from '../durable-files.ts';
import type { JobPayloads } from '../job-types.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { openKeyring } from '../keyring.ts';
import { type Entry, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type KeptJob, KEPT_JOBS } from './dump-database.ts';
import { isOurFile } from './dump-files.ts';
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
  /** Real path of the data directory. */
  dataDir: string;
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

/** Folders that hold nothing before a restore. */
const EMPTY_BEFORE = ['thumbnails', 'originals', 'exports', 'keys/members'];

/**
 * Restores a backup into a new database and data directory. Either all of it is there afterwards or nothing,
 * also when the process is killed: the database is complete with one commit, and the files, which wait in a
 * directory of their own, follow at once or at the next start. Throws a `BackupError` where it is refused.
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { directUrl, dataDir } = options;
  await requireNew(options);
  const staging = stagingIn(dataDir);
  const id = crypto.randomUUID();
  await mkdir(staging, { mode: 0o700 });
  await writeDurably(path.join(staging, STAGED_ID), Buffer.from(`${id}\n`));
  await syncDirectory(dataDir);
  try {
    return await withConnection({ connectionString: directUrl }, (client) =>
      inOneTransaction(client, (transaction) => load(options, { client, transaction, staging, id })),
    );
  } finally {
    // Moves the files where the commit went through, and removes them where it did not.
    await finishRestore(directUrl, dataDir);
  }
}

/**
 * Throws a `BackupError` where the database or the directory is not new. A restore that was killed before is
 * finished first, or removed.
 */
export async function requireNew({
  directUrl,
  dataDir,
}: Pick<Options, 'directUrl' | 'dataDir'>): Promise<void> {
  await finishRestore(directUrl, dataDir);
  await withConnection({ connectionString: directUrl }, requireNewDatabase);
  for (const folder of EMPTY_BEFORE) {
    const files = (await orUndefined(readdir(path.join(dataDir, folder)))) ?? [];
    if (files.length > 0)
      throw new BackupError(
        `${path.join(dataDir, folder)} holds files, so nothing was changed. Name an empty DATA_DIR.`,
      );
  }
}

interface Place {
  client: Client;
  transaction: DbTransaction;
  staging: string;
  /** The id of the restored directory. */
  id: string;
}

async function load(options: Options, place: Place): Promise<Restored> {
  const { client, transaction, staging } = place;
  const keyring = await openKeyring(path.join(staging, 'keys'));
  const files = await createFileLoader(staging, options.erased);
  const tally = new Tally();
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let table: TableLoader | undefined;

  async function take(entry: Entry, { tables }: Manifest): Promise<void> {
    const { name, body } = entry;
    if (table?.entry !== name) await table?.end();
    if (table?.entry !== name) table = undefined;
    if (name === JOBS) return enqueueJobs(transaction, JSON.parse(body.toString()), options.queue);
    if (isOurFile(name)) return files.write(entry);
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
  await files.end();
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
async function createFileLoader(staging: string, erasedSince: readonly string[]) {
  const erased = new Set(erasedSince);
  const folders = new Set<string>();
  let last = '';

  async function write({ name, body }: Entry): Promise<void> {
    if (name.startsWith(ERASED)) erased.add(name.slice(ERASED.length));
    if (name.startsWith(MEMBERS) && erased.has(name.slice(MEMBERS.length))) return;
    const file = path.join(staging, name);
    if (!folders.has(path.dirname(file))) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    folders.add(path.dirname(file));
    await (name === last ? appendFile(file, body, { flush: true }) : writeDurably(file, body));
    last = name;
  }

  for (const id of erasedSince) await write({ name: `${ERASED}${id}`, body: Buffer.alloc(0) });
  return {
    write,
    /** Makes the names durable. */
    async end(): Promise<void> {
      for (const folder of folders) await syncDirectory(folder);
    },
  };
}
