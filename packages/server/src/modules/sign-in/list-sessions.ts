import type { Session as ShownSession } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { publicIdOf } from './public-id.ts';
import { SESSION_IDLE_TIME, type SessionStore } from './session-store.ts';

/** How many sessions are listed. A member who signs in that often sees the newest. */
const MOST_LISTED = 100;

/** The sessions of a member, for the member. */
export interface SessionList {
  /** Newest first. `currentId` is the session that asks. */
  list(userId: number, currentId: number): Promise<ShownSession[]>;
  /**
   * Ends the session with this public id at once. Returns its number; undefined when the member has no such
   * session.
   */
  end(userId: number, publicId: string): Promise<number | undefined>;
  /** Ends a session at once, together with the one that it replaced. */
  endCurrent(id: number): Promise<void>;
  /** Whether a session of this member has this public id, or had it until another one replaced it. */
  owns(userId: number, publicId: string): Promise<boolean>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  store: SessionStore;
}

export function createSessionList({ db, clock, store }: Dependencies): SessionList {
  function findAll(userId: number) {
    const now = clock();
    return db
      .selectFrom('sessions')
      .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where('replaced_by', 'is', null)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', new Date(now.getTime() - SESSION_IDLE_TIME))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  return {
    async list(userId, currentId) {
      const sessions = await findAll(userId);
      return sessions.map(({ id, token_hash, device, created_at, last_seen_at }) => ({
        id: publicIdOf(token_hash),
        device,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_current: id === currentId,
      }));
    },

    async end(userId, publicId) {
      const sessions = await findAll(userId);
      const session = sessions.find(({ token_hash }) => publicIdOf(token_hash) === publicId);
      if (!session) return undefined;
      await db.deleteFrom('sessions').where('id', '=', session.id).execute();
      return session.id;
    },

    endCurrent: (id) => store.end(db, id),

    async owns(userId, publicId) {
      // Also the session of the registration that became this member.
      const registrations = db.selectFrom('registrations').select('id').where('user_id', '=', userId);
      const sessions = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('registration_id', 'in', registrations)]))
        .execute();
      return sessions.some(({ token_hash }) => publicIdOf(token_hash) === publicId);
    },
  };
}
