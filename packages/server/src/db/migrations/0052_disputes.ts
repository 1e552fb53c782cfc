import { type Kysely, sql } from 'kysely';

/**
 * What taking an account back needs to know: since when a change is disputed, when a browser signed in, and
 * when backup codes were made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table email_changes
      add column created_at timestamptz,
      add column disputed_since timestamptz`.execute(db);
  await sql`
    update email_changes
    set created_at = expires_at - case kind when 'confirm' then interval '1 hour' else interval '72 hours' end`.execute(
    db,
  );
  await sql`update email_changes set disputed_since = created_at`.execute(db);
  await sql`
    alter table email_changes
      alter column created_at set not null,
      alter column disputed_since set not null`.execute(db);
  await sql`alter table two_factor add column codes_made_at timestamptz`.execute(db);
  await sql`update two_factor set codes_made_at = confirmed_at`.execute(db);
  await sql`alter table sessions add column signed_in_at timestamptz`.execute(db);
  await sql`update sessions set signed_in_at = created_at where user_id is not null`.execute(db);
}
