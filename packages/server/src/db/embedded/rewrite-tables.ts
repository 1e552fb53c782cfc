import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withConnection } from '../with-connection.ts';

/** Pause between two checks for older transactions, in milliseconds. */
const PAUSE = 100;

/** Maximum wait for older transactions, in milliseconds; then the job is retried later. */
const TRANSACTIONS_TIMEOUT_MS = 60_000;

/** Maximum wait for the lock on a table, in milliseconds. Readers and writers queue behind it meanwhile. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Up to how many bytes, with indexes, a table is rewritten while people wait. At 80 MB a second, measured on
 * two cores, it is locked for less than half a second.
 */
const SMALL_TABLE = 32 * 1024 * 1024;

/** Small tables are locked for a moment when they are rewritten, large ones for a time that people notice. */
export type TableSize = 'small' | 'large';

/**
 * Removes deleted rows from the files of the bundled PostgreSQL, which otherwise keeps their bytes in its
 * tables, statistics and log until it reuses the space. It rewrites those of the tables that have this size.
 */
export async function rewriteTables(
  url: string,
  tables: readonly string[],
  size: TableSize,
  smallTable = SMALL_TABLE,
): Promise<void> {
  await withConnection({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      'select name, pg_total_relation_size(name::regclass) as bytes from unnest($1::text[]) as name',
      [tables],
    );
    const chosen = rows.filter(({ bytes }) => Number(bytes) <= smallTable === (size === 'small'));
    if (chosen.length === 0) return;
    await untilNobodySeesOldRows(client);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const names = chosen.map(({ name }) => client.escapeIdentifier(name));
    await client.query(`vacuum (full, analyze) ${names.join(', ')}`);
    // The old statistics hold values of deleted rows too.
    await client.query('vacuum (full) pg_catalog.pg_statistic');
    // The log before the last checkpoint is removed; see `wal_recycle` of the cluster.
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
  });
}

// A transaction that is older than the erasure may still read the deleted rows, so they would be kept.
async function untilNobodySeesOldRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  const deadline = Date.now() + TRANSACTIONS_TIMEOUT_MS;
  for (;;) {
    const older = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start < $1::timestamptz`,
      [rows[0]?.now],
    );
    if (older.rows.length === 0) return;
    if (Date.now() > deadline)
      throw new Error('A transaction does not end, so deleted rows stay in the files.');
    await sleep(PAUSE);
  }
}
