import { type Kysely, sql } from 'kysely';

/** What members used of their allowances, one row per charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_charges (
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('scan', 'chat_message', 'token')),
      source text not null,
      amount integer not null check (amount > 0),
      charged_at timestamptz not null,
      primary key (user_id, kind, source)
    );
    create index usage_charges_window on usage_charges (user_id, kind, charged_at);
  `.execute(db);
}
