import type { MemberErasure } from '../members/ports.ts';
import type { FileStore } from './ports.ts';

interface Dependencies {
  originals: FileStore;
  thumbnails: FileStore;
}

/**
 * Removes the files that a member's rows point at. A file that a crash leaves behind is swept later, like any
 * orphan; one that is written before the commit goes with the others, and one that comes later finds no
 * account.
 */
export function createFileErasure({ originals, thumbnails }: Dependencies): MemberErasure {
  return {
    async eraseMember(transaction, { id }) {
      const files = await transaction
        .selectFrom('scans')
        .select(['photo_name', 'thumbnail_filename'])
        .where('user_id', '=', id)
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
