import { type Kysely, sql } from 'kysely';

/** For jobs of every hour that read these tables whole, and for the only reference without an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index registrations_user_id on registrations (user_id);
    create index sessions_last_seen_at on sessions (last_seen_at);
    create index routine_days_used_on on routine_days (used_on);
    create index refused_photos_refused_at on refused_photos (refused_at);
    create index rate_limits_expire on rate_limits (expire);
    create index users_trial_ends on users (plan_expires_at) where plan = 'trial';
    create index subscriptions_plan_until on subscriptions (plan_until) where is_live;
    create index checkouts_created_at on checkouts (created_at);
  `.execute(db);
}
