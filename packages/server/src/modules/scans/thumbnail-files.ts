import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { FileStore } from './ports.ts';
import { thumbnailContext } from '../reports/ports.ts';

/** The pictures that are kept of a member's scans, sealed with the member's key. */
export interface ThumbnailFiles {
  /** The WebP of that name; undefined when there is none. */
  find(userId: number, filename: string): Promise<Buffer | undefined>;
  put(userId: number, filename: string, picture: Uint8Array): Promise<void>;
}

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  /** Where the sealed files lie. */
  thumbnails: FileStore;
}

export function createThumbnailFiles({ db, keys, thumbnails }: Dependencies): ThumbnailFiles {
  async function put(userId: number, filename: string, picture: Uint8Array): Promise<void> {
    await thumbnails.put(filename, await keys.seal(db, userId, picture, thumbnailContext(filename)));
  }

  return {
    put,

    async find(userId, filename) {
      const stored = await thumbnails.find(filename);
      if (!stored) return undefined;
      if (!isWebp(stored)) return await keys.open(db, userId, stored, thumbnailContext(filename));
      // Releases before the keys of members stored pictures in clear.
      await put(userId, filename, stored);
      return stored;
    },
  };
}

/** Whether a file begins like a WebP. A sealed one begins with random bytes. */
function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
}
