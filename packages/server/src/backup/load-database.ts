import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, DbTransaction } from '../db/database.ts';
import { migrateOnly } from '../db/migrate-only.ts';
import { migrationNames } from '../db/migrate.ts';
import type { Keyring } from '../keyring.ts';
import { ALL_TABLES } from '../modules/privacy/ports.ts';
import { BackupError } from './backup-error.ts';
import { prepareForCopy } from './copy-session.ts';
import { listed, quoted } from './dump-database.ts';
import { type BackedUpTable, entryOfTable, type Manifest } from './manifest.ts';

const IS_NO_EMPTY_DATABASE =
  'The database has, or had, members, so nothing was changed. Restore into an empty DATA_DIR, or an empty database.';

/** The log of operators refuses to be emptied, and no migration fills it. */
const NEVER_EMPTIED = 'public.operator_acts';

/** Throws a `BackupError` where a member has ever been in the database, or another program's tables are. */
export async function requireNewDatabase(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  const names = tables.map(({ name }) => name);
  const foreign = names.filter((name) => !ALL_TABLES.includes(name));
  if (foreign.length > 0)
    throw new BackupError(
      `The database holds tables that this program did not make (${foreign.join(', ')}). Please name an empty one.`,
    );
  if (names.includes('users') && (await hasHadMember(client))) throw new BackupError(IS_NO_EMPTY_DATABASE);
}

/** Whether somebody is, or ever was, a member: their numbers are never given twice. */
export async function hasHadMember(client: Pick<Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query('select is_called from users_id_seq');
  return rows[0].is_called;
}

/** Runs `work` in one transaction of this connection, in which statements of `client` take part. */
export async function inOneTransaction<T>(
  client: Client,
  work: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => connection, end: async () => undefined };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return await db.transaction().execute(async (transaction) => {
    await prepareForCopy(client);
    return await work(transaction);
  });
}

/** Makes the schema that a backup was taken from, with empty tables. What a new server has made goes. */
export async function makeSchema(
  transaction: DbTransaction,
  client: Client,
  { migrations, tables }: Manifest,
  keyring: Keyring,
): Promise<void> {
  const known = await migrationNames();
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      `The backup belongs to a newer version of this program, which made ${newer.join(', ')}: restore it with that version.`,
    );
  await requireNewDatabase(client);
  const ours = ALL_TABLES.map((name) => client.escapeIdentifier(name)).join(', ');
  await client.query(`drop table if exists ${ours} cascade`);
  await client.query('drop schema if exists sandbox cascade');
  await client.query('drop function if exists refuse_update, note_unneeded_thumbnail');
  await migrateOnly(transaction, keyring, migrations);
  // A migration may have filled some.
  const emptied = tables.filter(({ name }) => name !== NEVER_EMPTIED);
  await client.query(`truncate ${emptied.map(({ name }) => quoted(client, name)).join(', ')} cascade`);
}

/** Fills one table with parts of a backup. */
export interface TableLoader {
  /** The name of the entries that it takes. */
  entry: string;
  write(part: Buffer): Promise<void>;
  /** Resolves when PostgreSQL has taken all rows. */
  end(): Promise<void>;
  /** Ends it without the rows; the transaction can then be rolled back. */
  abort(): Promise<void>;
}

export function loadTable(client: Client, { name, columns }: BackedUpTable): TableLoader {
  const rows = client.query(copyFrom(`copy ${quoted(client, name)} (${listed(client, columns)}) from stdin`));
  const done = finished(rows);
  // `write` and `end` throw it.
  done.catch(() => undefined);
  return {
    entry: entryOfTable(name),
    async write(part) {
      if (part.length > 0 && !rows.write(part)) await Promise.race([once(rows, 'drain'), done]);
    },
    async end() {
      rows.end();
      await done;
    },
    async abort() {
      rows.destroy();
      await done.catch(() => undefined);
    },
  };
}

/** Lets new rows begin where they would have begun. */
export async function setSequences(transaction: DbTransaction, { sequences }: Manifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction);
}

/** Completes a database that was filled, and binds it to the files of this id. */
export async function completeDatabase(
  transaction: DbTransaction,
  manifest: Manifest,
  directoryId: string,
): Promise<void> {
  await setSequences(transaction, manifest);
  await sql`insert into data_directory (id, place) values (${directoryId}, 'restored')`.execute(transaction);
}
