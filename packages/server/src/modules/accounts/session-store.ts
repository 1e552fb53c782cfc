import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { effectivePlan } from './plan.ts';
import type { Member, Plan, Session } from './ports.ts';
import { createToken, hashToken } from './tokens.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A session ends this long after sign-in, in milliseconds. */
export const SESSION_LIFETIME = 30 * DAY;

/** A session ends this long after its last use, in milliseconds. */
export const SESSION_IDLE_TIME = 7 * DAY;

/** A use is noted at most this often, in milliseconds, so that reading stays reading. */
const NOTE_INTERVAL = 10 * MINUTE;

/** How long a session still works that another one has replaced, in milliseconds. */
const OVERLAP = MINUTE;

/** Whom a new session is for. */
export type SessionOwner = { user_id: number } | { registration_id: number };

/** Looks up the session of a cookie's token; null when it is unknown, idle for too long or too old. */
export function createSessionFinder(pool: Pool, clock: Clock): (token: string) => Promise<Session | null> {
  return async (token) => {
    const now = clock();
    const idleSince = new Date(now.getTime() - SESSION_IDLE_TIME);
    const { rows } = await pool.query<SessionRow>({
      ...FIND_SESSION,
      values: [hashToken(token), now, idleSince],
    });
    const row = rows[0];
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > NOTE_INTERVAL) {
      await pool.query('update sessions set last_seen_at = $2 where id = $1', [row.session_id, now]);
    }
    return readSession(row, now);
  };
}

/** Begins a session and returns its token. `previousId` is the browser's session so far, which ends. */
export async function startSession(
  db: Db,
  clock: Clock,
  owner: SessionOwner,
  previousId: number | undefined,
): Promise<string> {
  if (previousId !== undefined) await endSession(db, previousId);
  const { token } = await insertSession(db, clock, owner);
  return token;
}

/**
 * Begins a session in the place of another one of the same person and returns its token. The old one goes on for a
 * moment, for calls under way, but never longer than the new one.
 */
export async function replaceSession(
  db: Db,
  clock: Clock,
  owner: SessionOwner,
  previousId: number,
): Promise<string> {
  const { id, token } = await insertSession(db, clock, owner);
  await db
    .updateTable('sessions')
    .set({ replaced_by: id, expires_at: new Date(clock().getTime() + OVERLAP) })
    .where('id', '=', previousId)
    .execute();
  return token;
}

/** Ends a session at once, with the one that it replaced. */
export async function endSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

async function insertSession(
  db: Db,
  clock: Clock,
  owner: SessionOwner,
): Promise<{ id: number; token: string }> {
  const token = createToken();
  const now = clock();
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      ...owner,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

interface SessionRow {
  session_id: number;
  last_seen_at: Date;
  user_id: number | null;
  registration_id: number;
  /** Of the member, or of the one that the registration has become. */
  member_id: number | null;
  email: string;
  username: string;
  mail_code: string;
  plan: Plan;
  plan_expires_at: Date | null;
  agreed_to_terms_at: Date | null;
  onboarded_at: Date | null;
  created_at: Date;
  age_band: Member['ageBand'];
}

/** Written by hand and named, because it stands before every call: PostgreSQL plans it once per connection. */
export const FIND_SESSION = {
  name: 'find-session',
  text: `
    select s.id as session_id, s.last_seen_at, s.user_id, s.registration_id, u.id as member_id,
      coalesce(u.email, r.email) as email, coalesce(u.username, r.username) as username, r.mail_code,
      u.plan, u.plan_expires_at, u.agreed_to_terms_at, u.onboarded_at, u.created_at,
      p.preferences ->> 'age_band' as age_band
    from sessions s
    left join registrations r on r.id = s.registration_id
    left join users u on u.id = coalesce(s.user_id, r.user_id)
    left join profiles p on p.user_id = u.id
    where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3`,
};

function readSession(row: SessionRow, now: Date): Session {
  const { session_id: id, email, username, mail_code } = row;
  const member = row.member_id === null ? null : readMember(row, row.member_id, now);
  if (row.user_id !== null && member) return { id, kind: 'member', member };
  const registration = { id: row.registration_id, email, username, mail_code };
  return { id, kind: 'pending', registration, verifiedElsewhere: member };
}

function readMember(row: SessionRow, id: number, now: Date): Member {
  return {
    id,
    email: row.email,
    username: row.username,
    ...effectivePlan(row, now),
    createdAt: row.created_at,
    agreedToTermsAt: row.agreed_to_terms_at,
    onboardedAt: row.onboarded_at,
    ageBand: row.age_band,
  };
}
