import { type Kysely, sql } from 'kysely';

/** Gives the kinds of usage the names that the answer of `GET /api/usage` has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table usage_charges drop constraint usage_charges_kind_check;
    update usage_charges set kind =
      case kind when 'scan' then 'scans' when 'chat_message' then 'messages' else 'tokens' end;
    alter table usage_charges add constraint usage_charges_kind_check
      check (kind in ('scans', 'messages', 'tokens'));
  `.execute(db);
}
