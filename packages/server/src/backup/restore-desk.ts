import { open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { orUndefined } from '../durable-files.ts';
import { Refusal } from '../errors.ts';
import { StoreFailure } from '../object-store.ts';
import { requirePassphrase } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace, KeptBackup } from './backup-place.ts';
import { parseErasures } from './erasure-list.ts';
import { backupPlaceOf, type PlaceSettings } from './find-place.ts';
import { hasHadMember } from './load-database.ts';
import { readFileInParts } from './folder-place.ts';
import type { RestoreOrder } from './run-restore.ts';

/**
 * Takes a backup from the browser of an operator, or from the bucket, as long as nobody has ever been a
 * member.
 */
export interface RestoreDesk {
  /** Whether the server is new. Once it is not, it never is again. */
  isOpen(): Promise<boolean>;
  /**
   * Adds bytes of the backup to those before, which end at `offset`; 0 begins a new file. Throws a 409 where
   * they end elsewhere, and a 413 where the disk has no room.
   */
  append(offset: number, bytes: Buffer): Promise<void>;
  /**
   * Orders the restore of the uploaded file. `list` is the text of `erased.txt`. Throws a 422 where the
   * passphrase or the list is wrong.
   */
  order(passphrase: string, list: string): Promise<void>;
  /**
   * The backups in the bucket of BACKUP_FOLDER, newest first; undefined where that is no bucket. Throws a 503
   * where it cannot be read.
   */
  listKept(): Promise<{ title: string; backups: KeptBackup[] } | undefined>;
  /**
   * Orders the restore of a backup in the bucket, with the list of erased members there. Throws a 422 where
   * the passphrase is wrong or there is no such backup, and a 503 where the bucket cannot be read.
   */
  orderKept(passphrase: string, name: string): Promise<void>;
  /** Resolves when a restore was ordered; then the server has to stop for it. */
  ordered: Promise<ChosenOrder>;
}

/** A restore of the backup that was uploaded, or chosen in the bucket. */
export interface ChosenOrder extends RestoreOrder {
  bytes: number;
  read(): AsyncIterable<Buffer>;
  /** Removes what was uploaded for it. */
  discard(): Promise<void>;
}

/** Free bytes that an upload leaves, for the database that grows from it. */
const LEFT_FREE = 200 * 1024 * 1024;

/** Opens the desk, which stays closed beside a bucket. What an earlier start has received is removed. */
export async function openRestoreDesk(
  pool: Pool,
  { dataDir, objects }: { dataDir: string; objects: object | undefined },
  settings: PlaceSettings,
): Promise<RestoreDesk> {
  const bucket = typeof settings.backupFolder === 'object' ? backupPlaceOf(settings) : undefined;
  const file = path.join(dataDir, 'uploaded.backup');
  const ordered = Promise.withResolvers<ChosenOrder>();
  const readUpload = () => readFileInParts(file);
  let isOpen = objects === undefined;
  if (isOpen) await rm(file, { force: true });

  return {
    ordered: ordered.promise,

    async isOpen() {
      if (isOpen) isOpen = !(await hasHadMember(pool));
      return isOpen;
    },

    async append(offset, bytes) {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < bytes.length + LEFT_FREE)
        throw new Refusal('too_large', { detail: 'The disk of the server has no room for this backup.' });
      const handle = await orUndefined(open(file, offset === 0 ? 'w' : 'r+', 0o600));
      if (!handle) throw new Refusal('conflict', { detail: 'The upload was lost. Please begin again.' });
      try {
        const { size } = await handle.stat();
        if (size !== offset)
          throw new Refusal('conflict', { detail: 'The upload was interrupted. Please begin again.' });
        await handle.write(bytes, 0, bytes.length, offset);
      } finally {
        await handle.close();
      }
    },

    async order(passphrase, list) {
      await explaining(async () => {
        await requirePassphrase(readUpload(), passphrase);
        const { size: bytes } = await stat(file);
        const discard = () => rm(file, { force: true });
        ordered.resolve({ passphrase, erased: parseErasures(list), bytes, read: readUpload, discard });
      });
    },

    async listKept() {
      if (!bucket) return undefined;
      const backups = await explaining(() => bucket.list(), bucket);
      return { title: bucket.title, backups: backups.toReversed() };
    },

    async orderKept(passphrase, name) {
      if (!bucket) throw new Refusal('not_found');
      const read = () => bucket.read(name);
      await explaining(async () => {
        const bytes = await bucket.sizeOf(name);
        if (bytes === undefined) throw new BackupError(`There is no ${bucket.addressOf(name)}.`);
        await requirePassphrase(read(), passphrase);
        const erased = (await bucket.readErased()) ?? [];
        ordered.resolve({ passphrase, erased, bytes, read, discard: async () => undefined });
      }, bucket);
    },
  };
}

/** Turns the errors of a backup and of its bucket into refusals that say what is wrong. */
async function explaining<Found>(work: () => Promise<Found>, bucket?: BackupPlace): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new Refusal('invalid', { detail: error.message });
    if (!(error instanceof StoreFailure) || !bucket) throw error;
    const problem = error.status === 0 ? 'does not answer' : `answers ${error.status}`;
    const detail = `${bucket.title} cannot be read: its store ${problem}. Look at BACKUP_FOLDER and its key, and load this page again.`;
    throw new Refusal('busy', { detail, cause: error });
  }
}
