import { Refusal } from '../../errors.ts';
import type { Db } from '../../db/database.ts';
import { KEPT } from '../../retention.ts';

/** Refused photos cost no scan, so they have a limit of their own. */
const REFUSED_PER_DAY = 10;

const ENOUGH_FOR_TODAY =
  'Ten photos were not good enough today. Please try again tomorrow, in bright, even light and facing the camera.';

/** Throws `too_many` for a member who has used up the attempts of the last 24 hours. */
export async function requireAttempt(db: Db, userId: number, now: Date): Promise<void> {
  const refused = await db
    .selectFrom('refused_photos')
    .select('refused_at')
    .where('user_id', '=', userId)
    .where('refused_at', '>', dayBefore(now))
    .orderBy('refused_at', 'desc')
    .limit(REFUSED_PER_DAY)
    .execute();
  const oldest = refused[REFUSED_PER_DAY - 1]?.refused_at;
  if (!oldest) return;
  const retryAfter = Math.ceil((oldest.getTime() - dayBefore(now).getTime()) / 1000);
  throw new Refusal('too_many', { detail: ENOUGH_FOR_TODAY, retryAfter });
}

export async function noteRefusedPhoto(db: Db, userId: number, now: Date): Promise<void> {
  await db.insertInto('refused_photos').values({ user_id: userId, refused_at: now }).execute();
}

/** Deletes the rows that no longer count. */
export async function forgetRefusedPhotos(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refused_photos').where('refused_at', '<=', dayBefore(now)).execute();
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - KEPT.refusedPhoto);
}
