import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Pool } from 'pg';
import { withConnection } from './with-connection.ts';

/** How long a notification may take to arrive, in milliseconds. */
const NOTIFICATION_TIMEOUT = 5_000;

/** How long PostgreSQL may take to accept a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** What a pooler answers to a setting that it does not pass on. */
const POOLER_REFUSAL = /unsupported startup parameter/;

const POOLER =
  'DATABASE_URL leads to a pooler, through which this server could neither migrate nor be notified of jobs: set ' +
  'DATABASE_DIRECT_URL to the address of the same database at PostgreSQL itself.';

const NOT_DIRECT =
  'DATABASE_DIRECT_URL must be the address of the database of DATABASE_URL at PostgreSQL itself: a notification ' +
  'that was sent through the one did not arrive at the other.';

/** Throws an error that names DATABASE_URL when no PostgreSQL answers there, or one that is older than 15. */
export async function requirePostgres(pool: Pool): Promise<void> {
  const { rows } = await pool.query('show server_version_num').catch((error: Error) => {
    if (POOLER_REFUSAL.test(error.message)) throw new Error(POOLER, { cause: error });
    throw unanswered('DATABASE_URL', error);
  });
  if (Number(rows[0].server_version_num) < 150_000) {
    throw new Error('The database of DATABASE_URL is older than PostgreSQL 15. Please use a newer one.');
  }
}

/**
 * Throws an error that names the setting to change when what is sent through `pool` does not arrive at a
 * connection to `directUrl`: one of them leads to another database, or the second to a pooler that gives each
 * transaction another connection.
 */
export async function requireNotifications(pool: Pool, directUrl: string, isPooled: boolean): Promise<void> {
  const channel = `daylit_start_${randomBytes(8).toString('hex')}`;
  let isConnected = false;
  const listening = withConnection(
    { connectionString: directUrl, connectionTimeoutMillis: CONNECT_TIMEOUT },
    async (client) => {
      isConnected = true;
      await client.query(`listen ${channel}`);
      const arrival = once(client, 'notification', { signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT) });
      await Promise.all([arrival, pool.query('select pg_notify($1, $2)', [channel, ''])]);
    },
  );
  await listening.catch((error: Error) => {
    if (error.name === 'AbortError') throw new Error(isPooled ? NOT_DIRECT : POOLER, { cause: error });
    throw isConnected ? error : unanswered(isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', error);
  });
}

function unanswered(variable: string, error: Error): Error {
  return new Error(`The database of ${variable} does not answer: ${error.message}`, { cause: error });
}
