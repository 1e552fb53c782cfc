import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import { seal, unseal } from '../../sealing.ts';
import type { ScanJobs } from './jobs.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * How long the key of a past hour is kept, in milliseconds: an upload that is about to commit may need it, or
 * a server whose clock differs.
 */
const GRACE = 5 * MINUTE;

const HOUR_BYTES = 4;

/**
 * Envelope encryption of photo keys. The database holds each key wrapped under a key of the keyring, which
 * changes every hour. A database never erases anything for certain, but once the key of an hour is destroyed,
 * no copy of a wrapped key can be opened.
 */
export interface PhotoKeys extends JobHandler<ScanJobs['discard-photo-keys']> {
  wrap(key: Uint8Array, photoName: string): Promise<Buffer>;
  /**
   * Undefined when the key of its hour is destroyed. Throws when the bytes were changed or belong to another
   * photo.
   */
  unwrap(wrapped: Buffer, photoName: string): Promise<Buffer | undefined>;
  /** Destroys the keys of past hours, except those that a waiting photo still needs. */
  discardOld(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  keyring: Keyring;
}

export function createPhotoKeys({ db, clock, log, keyring }: Dependencies): PhotoKeys {
  async function hoursInUse(): Promise<Set<number>> {
    const waiting = await db
      .selectFrom('scans')
      .select('photo_key')
      .where('status', '=', 'analysing')
      .unionAll(db.selectFrom('checked_photos').select('photo_key'))
      .execute();
    return new Set(waiting.flatMap(({ photo_key }) => (photo_key ? [photo_key.readUInt32BE()] : [])));
  }

  async function discardOld(): Promise<void> {
    const now = clock().getTime();
    const recent = [now - GRACE, now, now + GRACE].map(hourOf);
    // The names are read first, because a photo that is accepted in between has a recent key.
    const names = await keyring.list();
    const needed = new Set([...recent, ...(await hoursInUse())].map(nameOf));
    const old = names.filter((name) => isPhotoKey(name) && !needed.has(name));
    await eachAlone(old, (name) => keyring.destroy(name), {
      log,
      failed: 'old photo keys were not destroyed',
      idOf: (name) => name,
    });
  }

  return {
    // The number of the hour precedes the result.
    async wrap(key, photoName) {
      const hour = hourOf(clock().getTime());
      const number = Buffer.alloc(HOUR_BYTES);
      number.writeUInt32BE(hour);
      return Buffer.concat([number, seal(await keyring.obtain(nameOf(hour)), key, photoName)]);
    },

    async unwrap(wrapped, photoName) {
      const wrapping = await keyring.find(nameOf(wrapped.readUInt32BE()));
      return wrapping && unseal(wrapping, wrapped.subarray(HOUR_BYTES), photoName);
    },

    discardOld,
    run: discardOld,
    // The next run follows within five minutes.
    async giveUp() {},
  };
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
