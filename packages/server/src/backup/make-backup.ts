import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { orUndefined, syncDirectory } from '../durable-files.ts';
import { withConnection } from '../db/with-connection.ts';
import { type Entry, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { prepareForCopy } from './copy-session.ts';
import { dumpTables, readManifest } from './dump-database.ts';
import { dumpFiles, FOLDERS } from './dump-files.ts';
import { noteErasures } from './erasure-list.ts';
import { CONTENTS, type Contents, MANIFEST, Tally } from './manifest.ts';

interface Options {
  directUrl: string;
  /** Real path of the data directory. */
  dataDir: string;
  /** Where the file is to be. Made when missing. */
  folder: string;
  passphrase: string;
  /** Called with the share of the parts that are written, from 0 to 1, and the bytes until then. */
  onProgress?: (share: number, bytes: number) => void;
  /** Ends it without a file. */
  signal?: AbortSignal;
}

/** A finished backup. */
export interface Backup {
  file: string;
  bytes: number;
  contents: Contents;
}

/**
 * Writes one backup of the database, the files and the keys, while servers run: it shows one moment. The file
 * has its name only when it is complete. Members who were erased until now are noted in the list beside it.
 */
export async function makeBackup(options: Options): Promise<Backup> {
  const { folder, directUrl } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK).catch(() => {
    throw new BackupError(`${folder} must be a folder that this account may write to.`);
  });
  await removeDeadParts(folder);
  return await withConnection({ connectionString: directUrl }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await prepareForCopy(client);
    const tally = new Tally();
    const manifest = await readManifest(client, packageJson.version);
    const file = path.join(folder, nameOf(new Date(manifest.created_at)));
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: MANIFEST, body: Buffer.from(JSON.stringify(manifest)) };
      yield* dumpTables(client, manifest, tally);
      yield* dumpFiles(options.dataDir, tally);
    }
    const parts = manifest.tables.length + FOLDERS.length;
    const bytes = await writeWhole(file, tallied(entries(), tally), options, () => tally.size / parts);
    await client.query('commit');
    await noteErasures(folder, await erasedIn(options.dataDir));
    return { file, bytes, contents: tally.contents() };
  });
}

async function* tallied(entries: AsyncIterable<Entry>, tally: Tally): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    tally.add(entry.name, entry.body);
    yield entry;
  }
  yield { name: CONTENTS, body: Buffer.from(JSON.stringify(tally.contents())) };
}

async function writeWhole(
  file: string,
  entries: AsyncIterable<Entry>,
  { passphrase, onProgress, signal }: Options,
  shareDone: () => number,
): Promise<number> {
  const part = `${file}.${os.hostname()}.${process.pid}.part`;
  let bytes = 0;
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      for await (const block of writeArchive(entries, passphrase)) {
        signal?.throwIfAborted();
        await handle.writeFile(block);
        bytes += block.length;
        onProgress?.(Math.min(1, shareDone()), bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncDirectory(path.dirname(file));
  return bytes;
}

/** For example `daylit-2026-11-29T1230Z.backup`. */
function nameOf(moment: Date): string {
  return `daylit-${moment.toISOString().slice(0, 16).replace(/:/g, '')}Z.backup`;
}

const PART_NAMES = /^daylit-.*\.backup\.(.+)\.(\d+)\.part$/;

/** Removes what runs on this machine have left that were killed. */
async function removeDeadParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, host, pid] = PART_NAMES.exec(name) ?? [];
    if (host === os.hostname() && !isRunning(Number(pid))) await rm(path.join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function erasedIn(dataDir: string): Promise<string[]> {
  return (await orUndefined(readdir(path.join(dataDir, 'keys', 'erased')))) ?? [];
}
