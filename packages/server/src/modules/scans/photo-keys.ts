import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { Keyring } from '../../keyring.ts';
import { seal, unseal } from '../../sealing.ts';
import type { ScanJobs } from './jobs.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * A key of the last hour may be wanted by an upload that is about to commit, or by a server whose clock
 * differs.
 */
const GRACE = 5 * MINUTE;

const HOUR_BYTES = 4;

/**
 * Photo keys as the database may hold them: wrapped under a key of the keyring that is another one every
 * hour. A database erases nothing for good, but once the key of the hour is destroyed no copy of a wrapped
 * key opens any more.
 */
export interface PhotoKeys extends JobHandler<ScanJobs['discard-photo-keys']> {
  wrap(key: Uint8Array, photoName: string): Promise<Buffer>;
  /**
   * Undefined when the key of its hour is gone. Throws when the bytes were changed or are another photo's.
   */
  unwrap(wrapped: Buffer, photoName: string): Promise<Buffer | undefined>;
  /** Destroys the keys of past hours, except those that a waiting photo still needs. */
  discardOld(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keyring: Keyring;
}

export function createPhotoKeys({ db, clock, keyring }: Dependencies): PhotoKeys {
  async function hoursInUse(): Promise<Set<number>> {
    const waiting = await db
      .selectFrom('scans')
      .select('photo_key')
      .where('status', '=', 'analysing')
      .execute();
    return new Set(waiting.flatMap(({ photo_key }) => (photo_key ? [photo_key.readUInt32BE()] : [])));
  }

  async function discardOld(): Promise<void> {
    const now = clock().getTime();
    const recent = [now - GRACE, now, now + GRACE].map(hourOf);
    // The names are read first: a photo that is accepted meanwhile has a recent key.
    const names = await keyring.list();
    const needed = new Set([...recent, ...(await hoursInUse())].map(nameOf));
    for (const name of names.filter(isPhotoKey)) if (!needed.has(name)) await keyring.destroy(name);
  }

  return {
    wrap: (key, photoName) => wrapPhotoKey(keyring, clock(), key, photoName),

    async unwrap(wrapped, photoName) {
      const wrapping = await keyring.find(nameOf(wrapped.readUInt32BE()));
      return wrapping && unseal(wrapping, wrapped.subarray(HOUR_BYTES), photoName);
    },

    discardOld,
    run: discardOld,
    // The next one is five minutes away.
    async giveUp() {},
  };
}

/** Wraps a key under the one of the moment's hour, whose number stands in front. */
export async function wrapPhotoKey(
  keyring: Pick<Keyring, 'obtain'>,
  moment: Date,
  key: Uint8Array,
  photoName: string,
): Promise<Buffer> {
  const hour = hourOf(moment.getTime());
  const number = Buffer.alloc(HOUR_BYTES);
  number.writeUInt32BE(hour);
  return Buffer.concat([number, seal(await keyring.obtain(nameOf(hour)), key, photoName)]);
}

/** Hours since 1970. */
function hourOf(milliseconds: number): number {
  return Math.floor(milliseconds / HOUR);
}

function nameOf(hour: number): string {
  return `photo-${hour}`;
}

function isPhotoKey(name: string): boolean {
  return name.startsWith('photo-');
}
