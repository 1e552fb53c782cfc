// How a module reaches the database:
//   1. it declares its tables in `modules/<name>/tables.ts` and they are joined into `Database` below;
//   2. its repository takes a `Db` (or a `DbTransaction`, when the caller holds one);
//   3. its schema is a file in `db/migrations/`, applied in the order of the names.
// SQL stays within what PostgreSQL 15 knows, because DATABASE_URL may point at one.
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import type { AccountTables } from '../modules/accounts/tables.ts';
import type { MailTables } from '../modules/mail/tables.ts';
import type { ScanTables } from '../modules/scans/tables.ts';
import type { UsageTables } from '../modules/usage/tables.ts';

/** Every table of the product, by name. */
export interface Database extends AccountTables, MailTables, ScanTables, UsageTables {}

/** Runs queries, each in a transaction of its own. A `DbTransaction` fits wherever this is asked for. */
export type Db = Kysely<Database>;

/** An open transaction: everything done through it happens together or not at all. */
export type DbTransaction = Transaction<Database>;

/** An open database and the connections below it. */
export interface DatabaseConnection {
  db: Db;
  /** For libraries that speak `pg`, and for the few named queries where speed counts. */
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** Told when an idle connection broke, for example because PostgreSQL restarted; the pool opens a new one. */
  onConnectionLost?: (error: Error) => void;
}

/** Opens the database at `url`. Connections are made when the first query needs one. */
export function openDatabase({ url, onConnectionLost }: Options): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: parserFor },
  });
  pool.on('error', (error) => onConnectionLost?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      // Connections that are still closing may complain when the database ends right afterwards.
      pool.removeAllListeners('error').on('error', () => undefined);
      await db.destroy();
    },
  };
}

/** Throws an error that names DATABASE_URL when nobody answers there, or a PostgreSQL that is too old. */
export async function requirePostgres(pool: Pool): Promise<void> {
  const { rows } = await pool.query('show server_version_num').catch((error: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${error.message}`, { cause: error });
  });
  if (Number(rows[0].server_version_num) < 150_000) {
    throw new Error('The database of DATABASE_URL is older than PostgreSQL 15. Please use a newer one.');
  }
}

/** A value for a jsonb column. Without it, pg turns an array into a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

const BIGINT = 20;

function parserFor(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? parseBigint : types.getTypeParser(oid, format);
}

// pg hands out bigints as text. Ours are counters, far below the largest exact number.
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('A bigint from the database is too large to be exact.');
  return value;
}
