import type { Db } from '../../db/database.ts';
import { KEPT } from '../../retention.ts';
import { DEVICE_LIFETIME } from './known-devices.ts';
import { SESSION_IDLE_TIME } from './session-store.ts';

/** Removes sessions, access tokens, logins, browsers and failures that no longer count. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expires_at', '<', now), row('last_seen_at', '<', before(SESSION_IDLE_TIME))]),
    )
    .execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('last_used_at', '<', before(DEVICE_LIFETIME)).execute();
  await db.deleteFrom('login_steps').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_failures').where('blocked_until', '<', before(KEPT.loginFailures)).execute();
}
