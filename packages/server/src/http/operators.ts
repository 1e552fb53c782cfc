import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Refusal } from '../errors.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { CallLimiter } from './call-limits.ts';
import type { ObjectStore } from '../object-store.ts';
import type { Handlers } from './contract.ts';
import type { Metrics } from './metrics.ts';

/** Whether what the server needs works. */
export type Readiness = Record<'database' | 'jobs' | 'disk', boolean>;

interface Dependencies {
  db: Db;
  /** Whether the queue of jobs answers. */
  jobs: { isHealthy(): Promise<boolean> };
  limiter: Pick<CallLimiter, 'probe'>;
  /** Where files are kept: in the directory, or in the bucket where there is one. */
  places: { dataDir: string; objects: ObjectStore | undefined };
}

interface Options {
  readiness: () => Promise<Readiness>;
  metrics: Metrics;
}

/** Below this many free bytes PostgreSQL may find no room for its next write-ahead log segment. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;

/** How long a dependency may take to answer, in milliseconds. */
const CHECK_TIMEOUT = 2_000;

/** Makes what tries everything that the server needs. */
export function createReadiness({ db, jobs, limiter, places }: Dependencies): () => Promise<Readiness> {
  return async () => {
    const [database, jobSystem, disk] = await Promise.all([
      answersInTime(isUsable(db, limiter)),
      answersInTime(jobs.isHealthy()),
      answersInTime(places.objects ? isReachable(places.objects) : isWritable(places.dataDir)),
    ]);
    return { database, jobs: jobSystem, disk };
  };
}

/** The calls for operators. */
export function createOperatorHandlers({
  readiness,
  metrics,
}: Options): Pick<Handlers, 'getLiveness' | 'getReadiness' | 'getMetrics'> {
  return {
    getLiveness: async () => ({ status: 200, body: { status: 'ok' } }),

    getReadiness: async ({ operatorView }) => {
      const checks = await readiness();
      const details = operatorView === 'shown' ? { checks } : {};
      return Object.values(checks).every(Boolean)
        ? { status: 200, body: { status: 'ok', ...details } }
        : { status: 503, body: { status: 'unavailable', ...details } };
    },

    getMetrics: async ({ operatorView }) => {
      if (operatorView === 'absent') throw new Refusal('not_found');
      if (operatorView === 'refused') throw new Refusal('not_allowed', { detail: FOR_OPERATORS });
      return {
        status: 200,
        body: await metrics.render(),
        headers: { 'content-type': metrics.contentType },
      };
    },
  };
}

const FOR_OPERATORS =
  'Metrics are shown with the token set in METRICS_TOKEN, or to a browser that has opened the printed address of the mailbox.';

// What every sign-up begins with: a call is counted, which writes, and a transaction reads.
async function isUsable(db: Db, limiter: Dependencies['limiter']): Promise<boolean> {
  await limiter.probe();
  const { rows } = await inTransaction(db, (transaction) =>
    sql`select from rate_limits limit 1`.execute(transaction),
  );
  return rows.length === 1;
}

// A file is written, because free space does not show a quota, a read-only disk or exhausted file handles.
async function isWritable(dataDir: string): Promise<boolean> {
  const trial = path.join(dataDir, '.writable');
  await writeFile(trial, 'yes');
  await rm(trial, { force: true });
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize > MIN_FREE_BYTES;
}

async function isReachable(objects: ObjectStore): Promise<boolean> {
  await objects.put('.writable', Buffer.from('yes'));
  return true;
}

async function answersInTime(check: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_TIMEOUT, false).unref());
  return Promise.race([check.catch(() => false), tooLate]);
}
