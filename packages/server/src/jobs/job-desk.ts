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

/** What an operator sees of the jobs, and can do about them. */
export interface JobDesk {
  /** The names with any such job. */
  countJobs(): Promise<JobCount[]>;
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
