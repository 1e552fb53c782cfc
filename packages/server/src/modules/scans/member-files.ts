import type { MemberFiles } from '../accounts/ports.ts';
import type { FileStore } from './ports.ts';

/** Removes what a member's rows point at. A file that a crash leaves behind is swept later, like any orphan. */
export function createScanFiles(originals: FileStore, thumbnails: FileStore): MemberFiles {
  return {
    async eraseFiles(transaction, userId) {
      const files = await transaction
        .selectFrom('scans')
        .select(['photo_name', 'thumbnail_filename'])
        .where('user_id', '=', userId)
        .execute();
      return async () => {
        for (const { photo_name, thumbnail_filename } of files) {
          await originals.remove(photo_name);
          await thumbnails.remove(thumbnail_filename);
        }
      };
    },
  };
}
