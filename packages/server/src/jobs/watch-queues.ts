import type { PgBoss } from 'pg-boss';
import { migratingAlone } from '../db/run-migrations.ts';
import { withConnection } from '../db/with-connection.ts';

/** How often the queues are asked, in milliseconds. */
const INTERVAL = 2_000;

/** How often finished jobs that are old enough are deleted, in milliseconds. */
const CLEARING_INTERVAL = 60 * 60 * 1000;

/**
 * The indexes that `ASK` and the job desk need. All jobs are in this partition, and only there they are made
 * concurrently.
 */
const INDEXES = {
  job_unfinished: `on pgboss.job_common (name, state) where state in ('retry', 'active')`,
  job_failed: `on pgboss.job_common (name) where state = 'failed'`,
};

const ASK = `
  select queue.name, is_due, is_overdue
  from unnest($1::text[]) queue (name), lateral (select
    exists (
      select from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
    ) as is_due,
    exists (
      select from pgboss.job
      where job.name = queue.name and state = 'active'
        and (started_on + expire_seconds * interval '1s' < pgboss.job_now()
          or heartbeat_on + heartbeat_seconds * interval '1s' < pgboss.job_now())
    ) as is_overdue) asked
  where is_due or is_overdue`;

/**
 * Lets the queues be asked without reading the jobs that ended well. Of servers that start together one makes
 * the indexes, and the queue is used meanwhile.
 */
export async function createJobIndexes(url: string): Promise<void> {
  await withConnection({ connectionString: url }, async (client) => {
    const missing = async () => {
      const { rows } = await client.query<{ name: keyof typeof INDEXES }>(FIND_MISSING, [
        Object.keys(INDEXES),
      ]);
      return rows;
    };
    if ((await missing()).length === 0) return;
    await migratingAlone(
      url,
      async () => {
        for (const { name } of await missing()) {
          // One that was broken off leaves an invalid index.
          await client.query(`drop index concurrently if exists pgboss.${name}`);
          await client.query(`create index concurrently ${name} ${INDEXES[name]}`);
        }
      },
      () => undefined,
    );
  });
}

const FIND_MISSING = `
  select name from unnest($1::text[]) name
  where not exists (
    select from pg_index where indexrelid = to_regclass('pgboss.' || name) and indisvalid
  )`;

/**
 * Wakes the workers of jobs whose time has come, such as a retry, and hands on the jobs of a worker that is
 * dead or too slow. One small statement for all queues: polling is one for each worker, and the supervision
 * of pg-boss reads the whole table, which holds the finished jobs of a week. So it runs only for a queue with
 * a job to hand on, and every hour. Returns what ends the watch.
 */
export function watchQueues(
  boss: PgBoss,
  workersOf: ReadonlyMap<string, readonly string[]>,
  onError: (error: Error) => void,
): () => void {
  let isAsking = false;
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const { rows } = await boss.getDb().executeSql(ASK, [[...workersOf.keys()]]);
      for (const { name, is_due, is_overdue } of rows) {
        if (is_overdue) await boss.supervise(name);
        if (is_due || is_overdue) for (const id of workersOf.get(name) ?? []) boss.notifyWorker(id);
      }
    } catch (error) {
      onError(error as Error);
    } finally {
      isAsking = false;
    }
  }
  const asking = setInterval(ask, INTERVAL);
  const clearing = setInterval(() => void boss.supervise().catch(onError), CLEARING_INTERVAL);
  return () => {
    clearInterval(asking);
    clearInterval(clearing);
  };
}
