import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../tokens.ts';
import type { Member, MemberKeys } from '../members/ports.ts';
import { CALLER_COLUMNS, CALLER_JOINS, type CallerRow, createCallerReader } from './caller-row.ts';
import type { FindSession, Session } from './ports.ts';
import { publicIdOf } from './public-id.ts';
import { SESSION_IDLE_TIME } from './session-store.ts';

/** A use is recorded at most this often, in milliseconds, so that most lookups write nothing. */
const NOTE_INTERVAL = 10 * 60 * 1000;

interface SessionRow extends CallerRow {
  session_id: number;
  last_seen_at: Date;
  confirmed_at: Date;
  signed_in_at: Date | null;
  /** Its member is `member_id`; null while that is only the member that the registration has become. */
  user_id: number | null;
  registration_id: number;
  mail_code: string;
}

/**
 * Written by hand and named, because it runs before every call: PostgreSQL plans it once per connection. It
 * and the lookup of access tokens read tables of other modules, so that one query is enough.
 */
export const FIND_SESSION = {
  name: 'find-session',
  text: `
    select s.id as session_id, s.last_seen_at, s.confirmed_at, s.signed_in_at, s.user_id, s.registration_id,
      coalesce(u.email, r.email) as email, coalesce(u.username, r.username) as username, r.mail_code,
      ${CALLER_COLUMNS.trim()}
    from sessions s
    left join registrations r on r.id = s.registration_id
    left join users u on u.id = coalesce(s.user_id, r.user_id)
    ${CALLER_JOINS.trim()}
    where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3`,
};

interface Dependencies {
  pool: Pool;
  clock: Clock;
  keys: MemberKeys;
}

/** Makes the lookup of sessions by the token of a cookie. */
export function createSessionFinder({ pool, clock, keys }: Dependencies): FindSession {
  const readCaller = createCallerReader({ clock, keys });
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
    return readSession(row, publicIdOf(tokenHash), await readCaller(row));
  };
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
