import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../keyring.ts';
import { seal } from '../../sealing.ts';

/** A column in clear and the sealed one that takes its place, with the context of a row. */
interface Change {
  table: string;
  clear: string;
  sealed: string;
  isNullable?: true;
  /** SQL of the context, in which the table is `t`. */
  context: string;
}

/**
 * What the contexts were called when this migration was written; the code that reads them has the same words.
 */
const CHANGES: readonly Change[] = [
  {
    table: 'scan_events',
    clear: 'payload::text',
    sealed: 'sealed_payload',
    context: `'scan ' || t.scan_id || ' stage ' || t.stage`,
  },
  {
    table: 'scans',
    clear: 'record::text',
    sealed: 'sealed_record',
    isNullable: true,
    context: `'scan ' || t.id || ' record'`,
  },
  {
    table: 'scans',
    clear: 'user_message',
    sealed: 'sealed_message',
    isNullable: true,
    context: `'scan ' || t.id || ' message'`,
  },
  {
    table: 'profiles',
    clear: `json_build_object('goals', goals, 'issues', issues, 'preferences', preferences)::text`,
    sealed: 'sealed_answers',
    context: `'profile'`,
  },
];

/** Rows that are sealed in one statement. */
const BATCH_SIZE = 500;

interface ClearRow {
  place: string;
  key_id: string;
  context: string;
  clear: string;
}

/**
 * Seals findings, messages and answers under the key of their member. Existing rows are sealed here; what was
 * in clear is gone with its column.
 */
export async function up(db: Kysely<unknown>, keyring: Keyring): Promise<void> {
  for (const change of CHANGES) await sealColumn(db, keyring, change);
  await sql`
    alter table scan_events drop column payload;
    alter table scans drop column record, drop column user_message;
    alter table profiles drop column goals, drop column issues, drop column preferences;
  `.execute(db);
}

async function sealColumn(db: Kysely<unknown>, keyring: Keyring, change: Change): Promise<void> {
  const { table, clear, sealed, isNullable, context } = change;
  await sql`alter table ${sql.table(table)} add column ${sql.ref(sealed)} bytea`.execute(db);
  for (;;) {
    const { rows } = await sql<ClearRow>`
      select t.ctid::text as place, u.key_id, ${sql.raw(context)} as context, ${sql.raw(clear)} as clear
      from ${sql.table(table)} t join users u on u.id = t.user_id
      where ${sql.ref(`t.${sealed}`)} is null and (${sql.raw(clear)}) is not null
      limit ${BATCH_SIZE}
    `.execute(db);
    for (const row of rows) {
      const key = await keyring.obtain(`member-${row.key_id}`);
      const bytes = seal(key, Buffer.from(row.clear), row.context);
      await sql`
        update ${sql.table(table)} set ${sql.ref(sealed)} = ${bytes} where ctid = ${row.place}::tid
      `.execute(db);
    }
    if (rows.length < BATCH_SIZE) break;
  }
  if (isNullable) return;
  await sql`alter table ${sql.table(table)} alter column ${sql.ref(sealed)} set not null`.execute(db);
}
