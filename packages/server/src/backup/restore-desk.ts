import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { orUndefined } from '../durable-files.ts';
import { Refusal } from '../errors.ts';
import { requirePassphrase } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { parseErasures } from './erasure-list.ts';
import { hasHadMember } from './load-database.ts';
import { readFileInParts } from './folder-place.ts';
import type { RestoreOrder } from './run-restore.ts';

/** Takes a backup from the browser of an operator, as long as nobody has ever been a member. */
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
  /** Resolves when a restore was ordered; then the server has to stop for it. */
  ordered: Promise<UploadedOrder>;
}

/** A restore of the uploaded file. */
export interface UploadedOrder extends RestoreOrder {
  /** Its path. */
  file: string;
}

/** Free bytes that an upload leaves, for the database that grows from it. */
const LEFT_FREE = 200 * 1024 * 1024;

/** Opens the desk, which stays closed beside a bucket. What an earlier start has received is removed. */
export async function openRestoreDesk(
  pool: Pool,
  { dataDir, objects }: { dataDir: string; objects: object | undefined },
): Promise<RestoreDesk> {
  const file = path.join(dataDir, 'uploaded.backup');
  const ordered = Promise.withResolvers<UploadedOrder>();
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
      try {
        await requirePassphrase(readFileInParts(file), passphrase);
        ordered.resolve({ file, passphrase, erased: parseErasures(list) });
      } catch (error) {
        if (error instanceof BackupError) throw new Refusal('invalid', { detail: error.message });
        throw error;
      }
    },
  };
}
