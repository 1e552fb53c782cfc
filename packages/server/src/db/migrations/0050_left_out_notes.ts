import { type Kysely, sql } from 'kysely';

/**
 * What a member was told about products that an answer leaves out, and which ones they use anyway. Sealed,
 * because the answer may be a pregnancy. And a kind for every product of a routine: a blank one broke what
 * reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table left_out_notes (
      user_id bigint primary key references users on delete cascade,
      sealed_notes bytea not null
    );
  `.execute(db);
  for (const table of ['confirmed_products', 'removed_products']) {
    await sql`
      update ${sql.table(table)} set category = coalesce(nullif(trim(step), ''), 'other')
      where trim(category) = ''`.execute(db);
    await sql`
      update ${sql.table(table)} set name = coalesce(nullif(trim(category), ''), 'Product')
      where trim(name) = ''`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        add constraint ${sql.ref(`${table}_category_check`)} check (trim(category) <> ''),
        add constraint ${sql.ref(`${table}_name_check`)} check (trim(name) <> '')`.execute(db);
  }
}
