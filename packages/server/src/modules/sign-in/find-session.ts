import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../tokens.ts';
import { type Member, type MemberKeys, type MemberRow, openAnswers, readMember } from '../members/ports.ts';
import type { FindSession, Session } from './ports.ts';
import { publicIdOf } from './public-id.ts';
import { SESSION_IDLE_TIME } from './session-store.ts';

/** A use is recorded at most this often, in milliseconds, so that most lookups write nothing. */
const NOTE_INTERVAL = 10 * 60 * 1000;

interface SessionRow extends Omit<MemberRow, 'preferences'> {
  session_id: number;
  last_seen_at: Date;
  confirmed_at: Date;
  signed_in_at: Date | null;
  user_id: number | null;
  registration_id: number;
  /** The session's member, or the member that its registration has become. */
  member_id: number | null;
  mail_code: string;
  /** Null without a member. */
  key_id: string | null;
  /** Null before onboarding. */
  sealed_answers: Buffer | null;
}

/**
 * Written by hand and named, because it runs before every call: PostgreSQL plans it once per connection. It
 * is the only query that reads tables of other modules, so that one query is enough.
 */
export const FIND_SESSION = {
  name: 'find-session',
  text: `
    select s.id as session_id, s.last_seen_at, s.confirmed_at, s.signed_in_at, s.user_id, s.registration_id,
      u.id as member_id,
      coalesce(u.email, r.email) as email, coalesce(u.username, r.username) as username, r.mail_code,
      u.plan, u.plan_expires_at, b.plan as paid_plan, b.plan_until as paid_until,
      b.plan_ends_at as paid_ends_at, u.agreed_to_terms_at, u.onboarded_at, u.created_at,
      u.time_zone, u.key_id, p.sealed_answers, t.confirmed_at is not null as has_two_factor
    from sessions s
    left join registrations r on r.id = s.registration_id
    left join users u on u.id = coalesce(s.user_id, r.user_id)
    left join profiles p on p.user_id = u.id
    left join two_factor t on t.user_id = u.id
    left join subscriptions b on b.user_id = u.id
    where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3`,
};

interface Dependencies {
  pool: Pool;
  clock: Clock;
  keys: MemberKeys;
}

/** Makes the lookup of sessions by the token of a cookie. */
export function createSessionFinder({ pool, clock, keys }: Dependencies): FindSession {
  return async (token) => {
    const now = clock();
    const tokenHash = hashToken(token);
    const idleSince = new Date(now.getTime() - SESSION_IDLE_TIME);
    const { rows } = await pool.query<SessionRow>({
      ...FIND_SESSION,
      values: [tokenHash, now, idleSince],
    });
    const row = rows[0];
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > NOTE_INTERVAL) {
      await pool.query('update sessions set last_seen_at = $2 where id = $1', [row.session_id, now]);
    }
    return readSession(row, publicIdOf(tokenHash), await memberOf(row, now));
  };

  async function memberOf(row: SessionRow, now: Date): Promise<Member | null> {
    const { member_id: id, key_id, sealed_answers } = row;
    if (id === null) return null;
    if (!key_id || !sealed_answers) return readMember({ ...row, preferences: null, region: null }, id, now);
    const answers = openAnswers(await keys.findOpenerOf(key_id, id), sealed_answers, now);
    const { preferences, region = null } = answers;
    return readMember({ ...row, preferences, region }, id, now);
  }
}

function readSession(row: SessionRow, publicId: string, member: Member | null): Session {
  const { session_id: id, email, username, mail_code } = row;
  if (row.user_id !== null && member) {
    const { confirmed_at: confirmedAt, signed_in_at: signedInAt } = row;
    return { id, publicId, kind: 'member', member, confirmedAt, signedInAt };
  }
  const registration = { id: row.registration_id, email, username, mail_code };
  return { id, publicId, kind: 'pending', registration, verifiedElsewhere: member };
}
