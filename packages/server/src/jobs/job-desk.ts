import { fromKysely, type PgBoss } from 'pg-boss';
import type { DbTransaction } from '../db/database.ts';

/** How many jobs of a name there are. Those that ended well are not counted. */
export interface JobCount {
  name: string;
  waiting: number;
  active: number;
  /** Given up after every retry. The queue forgets them after a week. */
  failed: number;
}

/** What a metric tells of a queue. */
export interface QueueMeasure {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** Of the oldest job that is due and waits, or is tried again after an error, in seconds. */
  age: number;
  /** When a job last failed at every try, in seconds since 1970; null without one. */
  failed_at: number | null;
}

/** What an operator sees of the jobs, and can do about them. */
export interface JobDesk {
  /** The names with any such job. */
  countJobs(): Promise<JobCount[]>;
  /** Every queue, also those without jobs. Cheap, however many jobs ended well. */
  measureJobs(): Promise<QueueMeasure[]>;
  /** How the last job of a name ended; undefined where none has within a week. */
  lastEnded(name: string): Promise<{ state: 'completed' | 'failed'; at: Date } | undefined>;
  /** Puts the failed jobs of a name back into the queue, for one more try. Returns how many. */
  retryFailed(transaction: DbTransaction, name: string): Promise<number>;
}

const COUNT = `
  select name, count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed
  from pgboss.job
  where name = any($1) and (state <= 'active' or state = 'failed')
  group by name order by name`;

// Each part reads by an index that holds no job that ended well.
const MEASURE = `
  with kept as (
    select name, state, created_on, completed_on, state = 'retry' or start_after <= pgboss.job_now() as is_due
    from pgboss.job where name = any($1) and state < 'active' and not blocked
    union all
    select name, state, created_on, completed_on, retry_count > 0
    from pgboss.job where name = any($1) and state = 'active'
    union all
    select name, state, created_on, completed_on, false
    from pgboss.job where name = any($1) and state = 'failed'
  )
  select queue.name, count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from pgboss.job_now() - min(created_on) filter (where is_due)), 0)::float as age,
    extract(epoch from max(completed_on) filter (where state = 'failed'))::float as failed_at
  from unnest($1::text[]) queue (name) left join kept using (name)
  group by queue.name order by queue.name`;

const FIND_LAST = `
  select state, completed_on as at from pgboss.job
  where name = $1 and state in ('completed', 'failed') order by completed_on desc limit 1`;

const FIND_FAILED = `select id from pgboss.job where name = $1 and state = 'failed' for update`;

/** Makes the desk for the queues of these names. */
export function createJobDesk(boss: PgBoss, names: readonly string[]): JobDesk {
  return {
    async countJobs() {
      const { rows } = await boss.getDb().executeSql(COUNT, [names]);
      return rows as JobCount[];
    },
    async measureJobs() {
      const { rows } = await boss.getDb().executeSql(MEASURE, [names]);
      return rows as QueueMeasure[];
    },
    async lastEnded(name) {
      const { rows } = await boss.getDb().executeSql(FIND_LAST, [name]);
      return rows[0];
    },
    async retryFailed(transaction, name) {
      if (!names.includes(name)) return 0;
      const db = fromKysely(transaction);
      const { rows } = await db.executeSql(FIND_FAILED, [name]);
      if (rows.length === 0) return 0;
      const ids = (rows as { id: string }[]).map(({ id }) => id);
      await boss.retry(name, ids, { db });
      return ids.length;
    },
  };
}
