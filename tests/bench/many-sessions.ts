import { createHash, randomBytes } from 'node:crypto';
import { query } from '../../packages/server/test/query.ts';
import type { RunningServer } from './running-server.ts';
import { signUp } from './sign-up.ts';

/** Enough that no session reaches the 600 calls a minute that a session may make. */
const SESSIONS = 400;

/** Makes a member and inserts many sessions, because sign-ins are rate limited. Returns the cookies. */
export async function manySessions(server: RunningServer, databaseUrl: string): Promise<string[]> {
  await signUp(server);
  const tokens = Array.from({ length: SESSIONS }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => `'\\x${createHash('sha256').update(token).digest('hex')}'::bytea`);
  await query(
    databaseUrl,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, confirmed_at)
     select token_hash, id, now(), now(), now() + interval '1 day', now()
     from (select id from users limit 1) member, unnest(array[${hashes.join()}]) token_hash`,
  );
  return tokens.map((token) => `session=${token}`);
}
