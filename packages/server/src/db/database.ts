// How a module reaches the database:
//   1. it declares its tables in `modules/<name>/tables.ts`, and `tables.ts` at the top joins them;
//   2. its repository takes a `Db` (or a `DbTransaction`, when the caller holds one);
//   3. its schema is a file in `db/migrations/`, applied in the order of the names.
// SQL stays within what PostgreSQL 15 knows, because DATABASE_URL may point at one.
import type { Socket } from 'node:net';
import {
  CompiledQuery,
  type DatabaseConnection as Connection,
  Kysely,
  type LogEvent,
  PostgresDialect,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { PooledDialect, UnnamedClient } from './pooled.ts';
import { type Statement, statements, tellOf } from './statements.ts';

/**
 * Every table of the product, by name. Filled at the top, because nothing here depends on what a table holds.
 */
export interface Database {}

/** Runs queries, each in a transaction of its own. A `DbTransaction` is accepted wherever a `Db` is. */
export type Db = Kysely<Database>;

/** An open transaction: all of its statements take effect together, or none does. */
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
  /** Called when a connection breaks, for example because PostgreSQL restarts. The pool opens a new one. */
  onConnectionLost?: (error: Error) => void;
  /**
   * For migrations, whose statements may take any time: no limit (see `SILENCE_TIMEOUT`) but `LOCK_TIMEOUT`.
   * Default: false.
   */
  isMigrating?: boolean;
  /** Whether a pooler may run each transaction on another connection. Default: false. */
  isPooled?: boolean;
}

/**
 * How long PostgreSQL may send nothing while a query waits, in milliseconds. Then the connection counts as
 * lost.
 */
const SILENCE_TIMEOUT = 5_000;

/**
 * After how many milliseconds PostgreSQL itself ends a statement or an idle transaction, in case it does not
 * notice that the client is gone.
 */
const STATEMENT_TIMEOUT = 10_000;

/** How long a migration waits for a lock, in milliseconds: everybody else queues behind it meanwhile. */
export const LOCK_TIMEOUT = 1_000;

/** Opens the database at `url`. Connections are made when the first query needs one. */
export function openDatabase({
  url,
  onConnectionLost,
  isMigrating = false,
  isPooled = false,
}: Options): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: parserFor },
    ...(isPooled && { Client: UnnamedClient }),
    ...(!isMigrating &&
      !isPooled && {
        statement_timeout: STATEMENT_TIMEOUT,
        idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
      }),
  });
  let isClosing = false;
  // The pool listens for errors of idle clients only, and an error without a listener ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // Connections that are still closing may report errors when the database stops right afterwards.
      if (!isClosing) onConnectionLost?.(error);
    });
  });
  // The client has reported it already.
  pool.on('error', () => undefined);
  if (!isMigrating) endSilentConnections(pool);
  const config = { pool, ...(isMigrating && { onCreateConnection: limitLockWaits }) };
  const dialect = isPooled ? new PooledDialect(config, STATEMENT_TIMEOUT) : new PostgresDialect(config);
  const isHeard = statements.hasSubscribers;
  const db = new Kysely<Database>({ dialect, ...(isHeard && { log: tellStatement }) });
  if (isHeard) tellQueries(pool);
  return {
    db,
    pool,
    close: async () => {
      isClosing = true;
      await db.destroy();
    },
  };
}

function tellStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const statement: Statement = {
    sql: query.sql,
    milliseconds: queryDurationMillis,
    hasFailed: level === 'error',
  };
  statements.publish(statement);
}

/** The statements that go to the pool itself. */
function tellQueries(pool: Pool): void {
  const send: (...words: unknown[]) => unknown = pool.query.bind(pool);
  pool.query = ((sql: unknown, ...rest: unknown[]) => {
    const running = send(sql, ...rest);
    return running instanceof Promise ? tellOf(sql, running) : running;
  }) as Pool['query'];
}

async function limitLockWaits(connection: Connection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(`set lock_timeout = ${LOCK_TIMEOUT}`));
}

// A time limit on the query alone would return a busy connection to the pool, perhaps inside a transaction. A
// destroyed connection is replaced, and PostgreSQL rolls back what was open on it.
function endSilentConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(new ConnectionSilent()));
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(SILENCE_TIMEOUT));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

class ConnectionSilent extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(`PostgreSQL has said nothing for ${SILENCE_TIMEOUT / 1_000} s.`);
  }
}

function socketOf({ connection }: PoolClient): Socket {
  return connection.stream as Socket;
}

/** A value for a jsonb column. Without it, pg turns an array into a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

const BIGINT = 20;

function parserFor(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? parseBigint : types.getTypeParser(oid, format);
}

// pg returns a bigint as text. Ours are counters, far below the largest safe integer.
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('A bigint from the database is too large to be exact.');
  return value;
}
