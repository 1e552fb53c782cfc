import type { Client } from 'pg';
import { migrationNames } from '../db/migrate.ts';
import { withConnection } from '../db/with-connection.ts';
import { queueVersion } from '../jobs/install-queue.ts';
import { BackupError } from './backup-error.ts';

/** How long PostgreSQL may take to accept a connection, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** Names of tables that a message lists at most. */
const MOST_NAMES = 5;

/** Throws a `BackupError` where no PostgreSQL answers at `url`, or one that is too old. */
export async function requireReachable(url: string): Promise<void> {
  const asking = withConnection(
    { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT },
    async (client) => {
      const { rows } = await client.query('show server_version_num');
      return Number(rows[0].server_version_num);
    },
  );
  const version = await asking.catch((error: Error) => {
    throw new BackupError(`The new database does not answer: ${error.message}.`, { cause: error });
  });
  if (version < 150_000)
    throw new BackupError('The new database is older than PostgreSQL 15. Please use a newer one.');
}

/** Throws a `BackupError` where no server has started on a database, or one of a newer version has. */
export async function requireServed(source: Client): Promise<void> {
  const { rows } = await source.query(`select to_regclass('data_directory') is not null as is_there`);
  if (!rows[0].is_there || (await idOf(source)) === undefined)
    throw new BackupError('The bundled database is empty, so nothing has to move.');
  const known = await migrationNames();
  const run = await source.query<{ name: string }>('select name from kysely_migration order by name');
  const newer = run.rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      `The bundled database belongs to a newer version of this program, which made ${newer.join(', ')}: use that version.`,
    );
}

/** Whether `target` already is a copy of `source`: both are bound to the same files. */
export async function holdsDatabase(source: Client, target: Client): Promise<boolean> {
  const { rows } = await target.query(`select to_regclass('data_directory') is not null as is_there`);
  return rows[0].is_there === true && (await idOf(source)) === (await idOf(target));
}

async function idOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from data_directory');
  return rows[0]?.id;
}

/** Throws a `BackupError` that names what is there where a database is not empty. */
export async function requireEmpty(target: Client): Promise<void> {
  // A run that was killed leaves the queue's own tables, empty.
  const { rows } = await target.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  const names = rows.map(({ name }) => name);
  if (await hasQueues(target)) names.push('pgboss.queue');
  if (names.length === 0) return;
  const some = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
  throw new BackupError(
    `The new database is not empty: it holds ${some.join(', ')}. Nothing was changed. Please name an empty one.`,
  );
}

async function hasQueues(target: Client): Promise<boolean> {
  if ((await queueVersion(target)) === undefined) return false;
  const { rows } = await target.query('select from pgboss.queue limit 1');
  return rows.length > 0;
}

/** Throws a `BackupError` where the queue of the old database was made by another version. */
export async function requireSameQueue(source: Client, target: Client): Promise<void> {
  if ((await queueVersion(source)) !== (await queueVersion(target)))
    throw new BackupError(
      'The bundled database was last used by another version. Start this version on it once, stop it, and try again.',
    );
}
