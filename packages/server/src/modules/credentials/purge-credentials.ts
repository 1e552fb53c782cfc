import type { Db } from '../../db/database.ts';
import { SETUP_LIFETIME } from './two-factor.ts';

/** Removes expired links, challenges and setups. */
export async function purgeCredentials(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('two_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - SETUP_LIFETIME))
    .execute();
}
