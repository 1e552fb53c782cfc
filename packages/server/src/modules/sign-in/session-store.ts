import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { KEPT } from '../../retention.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { UNKNOWN_BROWSER } from './device-words.ts';

const MINUTE = 60 * 1000;

/** A session ends this long after sign-in, in milliseconds. */
export const SESSION_LIFETIME = KEPT.session;

/** A session ends this long after its last use, in milliseconds. */
export const SESSION_IDLE_TIME = KEPT.idleSession;

/** How long a session still works after another one has replaced it, in milliseconds. */
const OVERLAP = MINUTE;

/** Whom a new session is for. */
export type SessionOwner = { user_id: number; signed_in_at?: Date | null } | { registration_id: number };

/** Writes the rows of sessions. */
export interface SessionStore {
  /**
   * Starts a session and returns its token. `previousId` is the browser's previous session, which ends.
   * `device` is the browser in plain words. The browser signs in now, unless the owner says otherwise.
   */
  start(db: Db, owner: SessionOwner, previousId: number | undefined, device?: string): Promise<string>;
  /**
   * Starts a session that replaces another one of the same person, and returns its token. The old one lasts a
   * moment longer for calls that are under way, but never longer than the new one.
   */
  replace(db: Db, owner: SessionOwner, previousId: number, device?: string): Promise<string>;
  /** Ends a session at once, together with the one that it replaced. */
  end(db: Db, id: number): Promise<void>;
}

export function createSessionStore({ clock }: { clock: Clock }): SessionStore {
  async function insert(
    db: Db,
    owner: SessionOwner,
    device = UNKNOWN_BROWSER,
  ): Promise<{ id: number; token: string }> {
    const token = createToken();
    const now = clock();
    const { id } = await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        signed_in_at: now,
        ...owner,
        device,
        created_at: now,
        confirmed_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + SESSION_LIFETIME),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  }

  return {
    async start(db, owner, previousId, device) {
      if (previousId !== undefined) await end(db, previousId);
      return (await insert(db, owner, device)).token;
    },

    async replace(db, owner, previousId, device) {
      const { id, token } = await insert(db, owner, device);
      await db
        .updateTable('sessions')
        .set({ replaced_by: id, expires_at: new Date(clock().getTime() + OVERLAP) })
        .where('id', '=', previousId)
        .execute();
      return token;
    },

    end,
  };
}

async function end(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}
