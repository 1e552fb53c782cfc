import type { Client } from 'pg';
import packageJson from '../../package.json' with { type: 'json' };
import { withConnection } from '../db/with-connection.ts';
import { type Entry, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, FINISHED } from './backup-place.ts';
import { prepareForCopy } from './copy-session.ts';
import { dumpTables, readManifest } from './dump-database.ts';
import { dumpFiles, type FileSource, FOLDERS } from './dump-files.ts';
import { CONTENTS, type Contents, MANIFEST, Tally } from './manifest.ts';

interface Options {
  directUrl: string;
  /** Files and keys. */
  files: FileSource;
  /** Where the backup is to be. */
  place: BackupPlace;
  passphrase: string;
  /** Called with the share of the parts that are written, from 0 to 1, and the bytes until then. */
  onProgress?: (share: number, bytes: number) => void;
  /** Ends it without a file. */
  signal?: AbortSignal;
}

/** A finished backup. */
export interface Backup {
  /** Its address, as people give it to a restore. */
  file: string;
  bytes: number;
  contents: Contents;
}

/**
 * Writes one backup of the database, the files and the keys, while servers run: it shows one moment. It has
 * its name only when it is complete. Members who were erased until now are noted in the list beside it.
 * Throws a `BackupError` where the place is of no use, or another backup of the database is being made.
 */
export async function makeBackup(options: Options): Promise<Backup> {
  const { place, directUrl, files, passphrase } = options;
  return await withConnection({ connectionString: directUrl }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await prepareForCopy(client);
    await requireAlone(client);
    await place.prepare();
    const tally = new Tally();
    const manifest = await readManifest(client, packageJson.version);
    const name = nameOf(new Date(manifest.created_at));
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: MANIFEST, body: Buffer.from(JSON.stringify(manifest)) };
      yield* dumpTables(client, manifest, tally);
      yield* dumpFiles(files, tally);
    }
    const parts = manifest.tables.length + FOLDERS.length;
    const progress = { bytes: 0, share: () => Math.min(1, tally.size / parts) };
    await place.write(name, watched(writeArchive(tallied(entries(), tally), passphrase), options, progress));
    await client.query('commit');
    await place.noteErased(await files.listErased());
    return { file: place.addressOf(name), bytes: progress.bytes, contents: tally.contents() };
  });
}

/**
 * Of two at once, the second would take the unfinished parts of the first for those of a killed run. The lock
 * ends with the connection, also when the process is killed.
 */
async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('daylit backup')) as is_free`,
  );
  if (!rows[0]?.is_free)
    throw new BackupError('Another backup of this database is being made. Wait until it has ended.');
}

async function* tallied(entries: AsyncIterable<Entry>, tally: Tally): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    tally.add(entry.name, entry.body);
    yield entry;
  }
  yield { name: CONTENTS, body: Buffer.from(JSON.stringify(tally.contents())) };
}

async function* watched(
  blocks: AsyncIterable<Buffer>,
  { onProgress, signal }: Options,
  progress: { bytes: number; share(): number },
): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    signal?.throwIfAborted();
    yield block;
    progress.bytes += block.length;
    onProgress?.(progress.share(), progress.bytes);
  }
}

/** For example `daylit-2026-11-29T1230Z.backup`. */
function nameOf(moment: Date): string {
  return `daylit-${moment.toISOString().slice(0, 16).replace(/:/g, '')}Z${FINISHED}`;
}
