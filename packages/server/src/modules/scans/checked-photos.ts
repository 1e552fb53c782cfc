import type { PhotoQuality } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { TransactionListener } from '../../db/transaction-event.ts';
import { Refusal } from '../../errors.ts';
import { KEPT } from '../../retention.ts';
import type { ConsentReader, Withdrawal } from '../consents/ports.ts';
import { type MemberKeys, type MemberLocks, openJson, sealJson } from '../members/ports.ts';
import { requirePhotoConsent } from './photo-consent.ts';
import { openPhoto, sealPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { FileStore } from './ports.ts';
import { randomName } from './random-name.ts';
import type { CheckedPhotoTable } from './tables.ts';

const CONTEXT = 'checked photo';

/** A photo that passed the check, and its file, which becomes the scan's. */
export interface CheckedPhoto extends Pick<
  Selectable<CheckedPhotoTable>,
  'id' | 'photo_name' | 'photo_key' | 'photo_bytes'
> {
  photo: Buffer;
  quality: PhotoQuality;
}

/** Photos that were checked and are not scanned yet: the newest of each member, for a few minutes. */
export interface CheckedPhotos {
  /** Keeps a photo instead of the one before it, and returns its id. 403 without the photo consent. */
  keep(userId: number, photo: Buffer, quality: PhotoQuality): Promise<string>;
  /** Undefined when it waits no longer. */
  find(userId: number, id: string): Promise<CheckedPhoto | undefined>;
  /** Ends the wait of the member's photo, whose file is the caller's then. Undefined when none waits. */
  take(
    transaction: DbTransaction,
    userId: number,
  ): Promise<Pick<CheckedPhoto, 'id' | 'photo_name'> | undefined>;
  /** Deletes the photo of a member. */
  discard(userId: number): Promise<void>;
  /** The same for a member who withdraws the consent. */
  stop: TransactionListener<Withdrawal>;
  /** Deletes photos that have waited long enough. */
  forgetOld(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
  consents: ConsentReader;
  photoKeys: PhotoKeys;
  originals: FileStore;
}

export function createCheckedPhotos(dependencies: Dependencies): CheckedPhotos {
  const { db, clock, locks, keys, consents, photoKeys, originals } = dependencies;

  const oldest = () => new Date(clock().getTime() - KEPT.checkedPhoto);

  return {
    async keep(user_id, photo, quality) {
      const sealed = sealPhoto(photo);
      const photo_name = randomName();
      const row = {
        id: randomName(),
        received_at: clock(),
        photo_name,
        photo_key: await photoKeys.wrap(sealed.key, photo_name),
        photo_bytes: photo.length,
      };
      await originals.put(photo_name, sealed.bytes);
      try {
        const before = await inTransaction(db, async (transaction) => {
          await locks.lockMember(transaction, user_id);
          await requirePhotoConsent(consents, transaction, user_id);
          const replaced = await take(transaction, user_id);
          const sealed_quality = await sealJson(keys, transaction, user_id, quality, CONTEXT);
          await transaction
            .insertInto('checked_photos')
            .values({ user_id, ...row, sealed_quality })
            .execute();
          return replaced?.photo_name;
        });
        if (before !== undefined) await originals.remove(before);
        return row.id;
      } catch (error) {
        // After a lost connection it is unknown whether the photo is kept. The sweep finds out later.
        if (error instanceof Refusal) await originals.remove(photo_name);
        throw error;
      }
    },

    async find(userId, id) {
      const row = await db
        .selectFrom('checked_photos')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('received_at', '>', oldest())
        .executeTakeFirst();
      if (!row) return undefined;
      const [key, bytes] = await Promise.all([
        photoKeys.unwrap(row.photo_key, row.photo_name),
        originals.find(row.photo_name),
      ]);
      if (!key || !bytes) return undefined;
      const open = await keys.findOpener(db, userId);
      const quality = openJson(open, row.sealed_quality, CONTEXT) as PhotoQuality;
      return { ...row, quality, photo: openPhoto({ key, bytes }) };
    },

    take,

    async discard(userId) {
      const discarded = await inTransaction(db, (transaction) => take(transaction, userId));
      if (discarded) await originals.remove(discarded.photo_name);
    },

    async stop(transaction, { userId }) {
      const discarded = await take(transaction, userId);
      return async () => {
        if (discarded) await originals.remove(discarded.photo_name);
      };
    },

    async forgetOld() {
      const forgotten = await db
        .deleteFrom('checked_photos')
        .where('received_at', '<=', oldest())
        .returning('photo_name')
        .execute();
      // A file that a crash leaves behind is swept like any orphan.
      for (const { photo_name } of forgotten) await originals.remove(photo_name);
    },
  };
}

const take: CheckedPhotos['take'] = (transaction, userId) =>
  transaction
    .deleteFrom('checked_photos')
    .where('user_id', '=', userId)
    .returning(['id', 'photo_name'])
    .executeTakeFirst();
