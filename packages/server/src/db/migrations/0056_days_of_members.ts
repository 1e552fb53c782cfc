import { type Kysely, sql } from 'kysely';

/**
 * Stores the time zone of a member's browser and the day on which each scan was made, because what day it is
 * depends on where the member is. Both are null until a browser has sent its zone; scans from before this
 * migration have no day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column time_zone text`.execute(db);
  await sql`
    update users set time_zone = reminders.time_zone
    from reminders where reminders.user_id = users.id and reminders.time_zone <> 'UTC'`.execute(db);
  await sql`
    update users set time_zone = product_trials.time_zone
    from product_trials
    where product_trials.user_id = users.id and users.time_zone is null and product_trials.time_zone <> 'UTC'`.execute(
    db,
  );
  await sql`
    alter table scans add column taken_on text check (taken_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`.execute(db);
}
