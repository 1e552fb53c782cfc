import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { filesOnDisk } from '../src/backup/dump-files.ts';
import { intoFolder } from '../src/backup/file-target.ts';
import { openFolderPlace } from '../src/backup/folder-place.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { restoreBackup, type Restored } from '../src/backup/restore.ts';
import { createTestDatabase } from './test-database.ts';

/** The passphrase of every backup made here. */
export const PASSPHRASE = 'seven quiet mornings';

interface Places {
  databaseUrl: string;
  dataDir: string;
}

/** A directory that is removed after the test. */
export async function scratch(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-backup-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** An empty database and an empty directory. */
export async function newPlaces(): Promise<Places> {
  return { databaseUrl: await createTestDatabase({ isEmpty: true }), dataDir: await scratch() };
}

/** The path of a new backup. */
export async function backUp({ databaseUrl, dataDir }: Places, folder?: string): Promise<string> {
  const made = await makeBackup({
    directUrl: databaseUrl,
    files: filesOnDisk(dataDir),
    place: openFolderPlace(folder ?? (await scratch())),
    passphrase: PASSPHRASE,
  });
  return made.file;
}

/** Restores the bytes of a backup. */
export async function restore(
  places: Places,
  bytes: Buffer,
  { passphrase = PASSPHRASE, erased = [] as readonly string[] } = {},
): Promise<Restored> {
  const { databaseUrl: directUrl, dataDir } = places;
  const file = inParts(bytes);
  const target = intoFolder(dataDir, directUrl);
  return await restoreBackup({ directUrl, target, file, passphrase, erased, queue: undefined });
}

/** Restores the file of a backup. */
export async function restoreFile(
  places: Places,
  file: string,
  erased?: readonly string[],
): Promise<Restored> {
  return await restore(places, await readFile(file), { erased: erased ?? [] });
}

const PART_BYTES = 50_000;

async function* inParts(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += PART_BYTES)
    yield bytes.subarray(start, start + PART_BYTES);
}
