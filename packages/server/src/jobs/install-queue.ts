import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';

/** The tables of the queue that hold jobs and their schedule, in an order in which they can be filled. */
export const QUEUE_TABLES = [
  'pgboss.queue',
  'pgboss.schedule',
  'pgboss.subscription',
  'pgboss.job',
  'pgboss.job_dependency',
];

/** Makes the queue's own tables in the database at `directUrl`, empty, where they are missing. */
export async function installQueue(directUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: directUrl, schedule: false, supervise: false, max: 1 });
  // What fails before `start` resolves rejects it.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The version of the queue's tables; undefined without any. */
export async function queueVersion(client: Pick<Client, 'query'>): Promise<number | undefined> {
  const { rows: table } = await client.query(`select to_regclass('pgboss.version') is not null as is_there`);
  if (!table[0].is_there) return undefined;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version;
}
