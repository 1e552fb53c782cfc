import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { signUp } from './sign-up.ts';

/** Enough that no session reaches the 600 calls a minute that a session may make. */
const SESSIONS = 400;

/** Makes a member and inserts many sessions, because sign-ins are rate limited. Returns the cookies. */
export async function manySessions(origin: string, databaseUrl: string): Promise<string[]> {
  await signUp(origin);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = Array.from({ length: SESSIONS }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) {
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
       select $1, id, now(), now(), now() + interval '1 day' from users limit 1`,
      [createHash('sha256').update(token).digest()],
    );
  }
  await client.end();
  return tokens.map((token) => `__Host-session=${token}`);
}
