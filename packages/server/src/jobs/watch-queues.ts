import type { PgBoss } from 'pg-boss';

/** How often the queues are asked, in milliseconds. */
const INTERVAL = 2_000;

/** How often finished jobs that are old enough are deleted, in milliseconds. */
const CLEARING_INTERVAL = 60 * 60 * 1000;

/** The index that `ASK` needs. The lock keeps servers that start together from creating it twice. */
const CREATE_INDEX = `
  select pg_advisory_xact_lock(hashtext('daylit job_unfinished'));
  create index if not exists job_unfinished on pgboss.job (name, state) where state in ('retry', 'active')`;

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

/** Lets `watchQueues` read unfinished jobs without the finished ones. */
export async function createJobIndex(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`select to_regclass('pgboss.job_unfinished') as index`);
  if (!rows[0]?.index) await boss.getDb().executeSql(CREATE_INDEX);
}

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
