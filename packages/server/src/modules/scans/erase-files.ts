import type { MemberErasure } from '../members/ports.ts';
import type { FileStore } from './ports.ts';

interface Dependencies {
  originals: FileStore;
  thumbnails: FileStore;
}

/**
 * Removes the files of a member's scans. A file that a crash leaves behind is swept later, like any orphan. A
 * file that is written before the commit is removed with the others, and an upload that comes later finds no
 * account.
 */
export function createFileErasure({ originals, thumbnails }: Dependencies): MemberErasure {
  return async (transaction, { id }) => {
    const files = await transaction
      .selectFrom('scans')
      .select(['photo_name', 'thumbnail_filename'])
      .where('user_id', '=', id)
      .execute();
    const checked = await transaction
      .selectFrom('checked_photos')
      .select('photo_name')
      .where('user_id', '=', id)
      .execute();
    return async () => {
      for (const { photo_name } of checked) await originals.remove(photo_name);
      for (const { photo_name, thumbnail_filename } of files) {
        await originals.remove(photo_name);
        await thumbnails.remove(thumbnail_filename);
      }
    };
  };
}
