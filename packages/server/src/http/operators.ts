import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { JobSystem } from '../jobs/job-system.ts';
import type { Handlers } from './contract.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  db: Db;
  jobs: Pick<JobSystem, 'isHealthy'>;
  dataDir: string;
  metrics: Metrics;
}

/** Below this many free bytes PostgreSQL may not find room for its next log segment. */
const LEAST_FREE_BYTES = 200 * 1024 * 1024;

/** How long a dependency may take to answer, in milliseconds. */
const PATIENCE = 2_000;

/** The calls for people who run the product. */
export function createOperatorHandlers(
  options: Options,
): Pick<Handlers, 'getLiveness' | 'getReadiness' | 'getMetrics'> {
  const { db, jobs, dataDir, metrics } = options;
  return {
    getLiveness: async () => ({ status: 200, body: { status: 'ok' } }),

    getReadiness: async () => {
      const [database, jobSystem, disk] = await Promise.all([
        answers(sql`select 1`.execute(db).then(() => true)),
        answers(jobs.isHealthy()),
        answers(statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize > LEAST_FREE_BYTES)),
      ]);
      const checks = { database, jobs: jobSystem, disk };
      return database && jobSystem && disk
        ? { status: 200, body: { status: 'ok', checks } }
        : { status: 503, body: { status: 'unavailable', checks } };
    },

    getMetrics: async () => ({
      status: 200,
      body: await metrics.registry.metrics(),
      headers: { 'content-type': metrics.registry.contentType },
    }),
  };
}

async function answers(check: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
  return Promise.race([check.catch(() => false), tooLate]);
}
