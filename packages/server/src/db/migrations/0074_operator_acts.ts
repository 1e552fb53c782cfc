import { type Kysely, sql } from 'kysely';

/** What operators did to accounts and jobs. Rows are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_acts (
      id bigint primary key,
      at timestamptz not null,
      act text not null,
      subject text not null,
      reason text,
      previous_hash text not null unique,
      hash text not null
    );
    create trigger operator_acts_append_only before update or delete on operator_acts
      for each row execute function refuse_update();
    create trigger operator_acts_never_emptied before truncate on operator_acts
      for each statement execute function refuse_update();
  `.execute(db);
}
