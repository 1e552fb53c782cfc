import { type Kysely, sql } from 'kysely';

/** Refunds that a bank sent back, and when the provider is asked again for what it refuses to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column bounced jsonb not null default '[]',
      add column return_tries integer not null default 0,
      add column return_due_at timestamptz`.execute(db);
  await sql`update subscriptions set return_due_at = now() where unreturned <> '[]'`.execute(db);
}
