import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundledPostgres } from '../../packages/server/test/bundled-postgres.ts';
import { listProcesses } from '../../packages/server/test/process-tree.ts';
import { PRODUCT, readCpu, startServer } from './running-server.ts';

const SETTLING_MS = 15_000;
const MEASURED_MS = 40_000;
const FINISHED_JOBS = 2_000_000;

const ADD_JOBS = `
  insert into pgboss.job (name, state, data, created_on, started_on, completed_on, policy)
  select 'send-mail', 'completed', jsonb_build_object('mail_id', n), now(), now(), now(), 'standard'
  from generate_series(1, ${FINISHED_JOBS}) n`;

/** What a server costs while nothing happens, its PostgreSQL included. */
interface IdleCosts {
  /** Percent of a core. */
  server: number;
  /** Percent of a core. */
  postgres: number;
  /** Transactions a second. */
  transactions: number;
  /** Bytes of WAL a second. */
  wal: number;
}

/** Prints what `measureIdle` measures. The goals are .3 % of a core and one transaction a second. */
export async function benchIdle(): Promise<void> {
  for (const [label, { server, postgres, transactions, wal }] of Object.entries(await measureIdle()))
    console.log(
      `${label}: ${server.toFixed(2)} % of a core and ${postgres.toFixed(2)} % in PostgreSQL, ` +
        `${transactions.toFixed(1)} transactions a second, ${wal.toFixed(0)} bytes of WAL a second`,
    );
}

/** A new server that nobody uses, and the same one with two million finished jobs. */
export async function measureIdle(): Promise<{ fresh: IdleCosts; used: IdleCosts }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const server = await startServer(PRODUCT, { DATA_DIR: dataDir });
  const postgres = bundledPostgres(() => dataDir);
  const postmaster = Number(
    readFileSync(path.join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const read = async () => {
    const [row = {}] = await postgres.query(
      `select pg_current_wal_lsn() - '0/0' as wal, xact_commit + xact_rollback as count
       from pg_stat_database where datname = current_database()`,
    );
    const children = listProcesses().filter(({ parent }) => parent === postmaster);
    return {
      server: server.cpuMicroseconds(),
      postgres: children.reduce((sum, { pid }) => sum + readCpu(pid), 0),
      count: Number(row.count),
      wal: Number(row.wal),
    };
  };
  const measure = async (): Promise<IdleCosts> => {
    await wait(SETTLING_MS);
    const before = await read();
    await wait(MEASURED_MS);
    const after = await read();
    const aSecond = (cost: keyof typeof after) => (after[cost] - before[cost]) / (MEASURED_MS / 1_000);
    return {
      server: aSecond('server') / 10_000,
      postgres: aSecond('postgres') / 10_000,
      transactions: aSecond('count'),
      wal: aSecond('wal'),
    };
  };
  try {
    const fresh = await measure();
    await postgres.query(ADD_JOBS);
    await postgres.query('vacuum analyze pgboss.job');
    return { fresh, used: await measure() };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
