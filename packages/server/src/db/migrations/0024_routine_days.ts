import { type Kysely, sql } from 'kysely';

/** Mornings and evenings that a member marked as done. Nothing is counted; a row goes after 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table routine_days (
      user_id bigint not null references users on delete cascade,
      used_on text not null check (used_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      daypart text not null check (daypart in ('morning', 'night')),
      primary key (user_id, used_on, daypart)
    );
  `.execute(db);
}
