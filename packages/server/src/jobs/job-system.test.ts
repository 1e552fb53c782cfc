import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../db/database.ts';
import { JOB_OPTIONS } from '../job-options.ts';
import type { JobPayloads } from '../job-types.ts';
import { type JobSystem, startJobSystem } from './job-system.ts';
import type { JobHandlers } from './queue.ts';

let databaseUrl: string;
let connection: DatabaseConnection;
let jobs: JobSystem<JobPayloads>;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  connection = openDatabase({ url: databaseUrl });
});
afterAll(async () => {
  await jobs.stop(1000);
  await connection.close();
});

// No job comes in by its time, so that none is counted or run beside those of the tests.
const start = (onError = vi.fn<(error: Error) => void>(), isAlone = false, runsSchedule = false) =>
  startJobSystem({ directUrl: databaseUrl, jobs: JOB_OPTIONS, onError, isAlone, runsSchedule });
const startAlone = () => start(undefined, true);

/** Handlers that record what they get. `isBroken` decides which mails fail. */
function recordingHandlers(isBroken: (mailId: number) => boolean = () => false) {
  const done: number[] = [];
  const givenUp: number[] = [];
  const idle = { run: async () => undefined, giveUp: async () => undefined };
  const all = Object.fromEntries(Object.keys(JOB_OPTIONS).map((name) => [name, idle]));
  const handlers: JobHandlers<JobPayloads> = {
    ...(all as unknown as JobHandlers<JobPayloads>),
    'send-mail': {
      run: async ({ mail_id }) => {
        if (isBroken(mail_id)) throw new Error('broken');
        done.push(mail_id);
      },
      giveUp: async ({ mail_id }) => void givenUp.push(mail_id),
    },
  };
  return { handlers, done, givenUp };
}

const enqueue = (mailId: number) =>
  connection.db
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, 'send-mail', { mail_id: mailId }));

interface JobRow {
  state: string;
  retry_count: number;
  /** Whether a worker that polls now gets it. */
  is_due: boolean;
}

/** The mail jobs that are not done. */
async function openJobs(): Promise<JobRow[]> {
  const { rows } = await connection.pool.query<JobRow>(
    `select state, retry_count, start_after <= now() as is_due from pgboss.job
     where name = 'send-mail' and state < 'completed'`,
  );
  return rows;
}

/** Handlers whose mails end only when the server gives up on them. `running` counts those under way. */
function endlessHandlers() {
  const { handlers } = recordingHandlers();
  const counts = { running: 0 };
  handlers['send-mail'] = {
    run: async (_payload, signal) => {
      counts.running += 1;
      await once(signal, 'abort');
    },
    giveUp: async () => undefined,
  };
  return { handlers, counts };
}

/** As if a worker of another server had taken the mail and not been heard of for so many seconds. */
const beSilent = (seconds: number) =>
  connection.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - $1 * interval '1s'
     where name = 'send-mail' and state < 'completed'`,
    [seconds],
  );

test('a job of a dead server is due at once where no other can run, and the attempt counts', async () => {
  jobs = await start();
  await enqueue(1);
  await beSilent(0);
  await jobs.stop(1000);

  jobs = await startAlone();
  // Neither after a missed heartbeat nor after a back-off.
  expect(await openJobs()).toEqual([{ state: 'retry', retry_count: 0, is_due: true }]);
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 20_000, interval: 20 });
  const { rows } = await connection.pool.query(`select retry_count from pgboss.job where name = 'send-mail'`);
  expect(rows).toEqual([{ retry_count: 1 }]);
  await jobs.stop(1000);
});

test('so is a job that a shutdown interrupted', async () => {
  jobs = await start();
  const { handlers, counts } = endlessHandlers();
  await jobs.work(handlers);
  await enqueue(5);
  await vi.waitFor(() => expect(counts.running).toBe(1), { timeout: 20_000, interval: 20 });
  await jobs.stop(1000);
  expect(await openJobs()).toMatchObject([{ state: 'retry' }]);

  jobs = await start();
  expect(await openJobs()).toMatchObject([{ state: 'retry', is_due: true }]);
  const { handlers: next, done } = recordingHandlers();
  await jobs.work(next);
  await vi.waitFor(() => expect(done).toEqual([5]), { timeout: 20_000, interval: 20 });
  await jobs.stop(1000);
});

test('a job that another server runs stays with it', async () => {
  jobs = await start();
  const { handlers, counts } = endlessHandlers();
  await jobs.work(handlers);
  await enqueue(6);
  await vi.waitFor(() => expect(counts.running).toBe(1), { timeout: 20_000, interval: 20 });

  const other = await start();
  expect(await openJobs()).toMatchObject([{ state: 'active', retry_count: 0 }]);
  await other.stop(1000);
  await jobs.stop(1000);
  await connection.pool.query(`delete from pgboss.job where name = 'send-mail'`);
});

test('a job stays with a living or unknown server until its worker has been silent for ten seconds', async () => {
  jobs = await start();
  const other = await start();
  await enqueue(8);
  await beSilent(5);
  await jobs.stop(1000);

  jobs = await start();
  expect(await openJobs()).toMatchObject([{ state: 'active', retry_count: 0 }]);
  await beSilent(11);
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  await vi.waitFor(() => expect(done).toEqual([8]), { timeout: 20_000, interval: 20 });
  await other.stop(1000);
  await jobs.stop(1000);
});

test('many jobs that waited for a worker run one right after the other', async () => {
  jobs = await start();
  await Promise.all(Array.from({ length: 40 }, (_, index) => enqueue(100 + index)));
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  // A job for each look of `watchQueues` would take forty seconds.
  await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 20_000, interval: 20 });
  await jobs.stop(1000);
});

test('a job exists only if its transaction commits', async () => {
  jobs = await start();
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  const failing = connection.db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, 'send-mail', { mail_id: 2 });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await enqueue(3);
  await vi.waitFor(() => expect(done).toEqual([3]), { timeout: 20_000, interval: 20 });
  await jobs.stop(1000);
});

test('a job that keeps failing is reported and given up', async () => {
  const onError = vi.fn<(error: Error) => void>();
  jobs = await start(onError);
  const { handlers, givenUp } = recordingHandlers(() => true);
  await jobs.work(handlers);
  await connection.db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, 'send-mail', { mail_id: 4 });
  });
  await connection.pool.query(
    `update pgboss.job set retry_limit = 0 where name = 'send-mail' and state < 'completed'`,
  );
  await vi.waitFor(() => expect(givenUp).toEqual([4]), { timeout: 20_000, interval: 50 });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  await jobs.stop(1000);
});

test('jobs with a time start by themselves, unless this is turned off', async () => {
  const { pool } = connection;
  const lastPass = async () => (await pool.query('select cron_on from pgboss.version')).rows[0].cron_on;
  await pool.query('update pgboss.version set cron_on = null');
  jobs = await start();
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  await enqueue(7);
  await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 20_000, interval: 20 });
  expect(await lastPass()).toBeNull();
  await jobs.stop(1000);

  jobs = await start(undefined, false, true);
  await vi.waitFor(async () => expect(await lastPass()).toBeInstanceOf(Date), { timeout: 20_000 });
  const { rows } = await pool.query('select name, cron from pgboss.schedule order by name');
  const timed = Object.entries(JOB_OPTIONS).flatMap(([name, { cron }]) => (cron ? [{ name, cron }] : []));
  expect(timed.length).toBeGreaterThan(0);
  expect(rows).toEqual(timed.toSorted((a, b) => a.name.localeCompare(b.name)));
});

test('work that would disturb people waits for the night, once for all who ask for it', async () => {
  jobs = await start();
  for (let asked = 0; asked < 2; asked++)
    await connection.db
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, 'rewrite-large-tables', {}));
  const { rows } = await connection.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = 'rewrite-large-tables'`,
  );
  expect(rows).toHaveLength(1);
  const [{ start_after: startsAt }] = rows as [{ start_after: Date }];
  expect(startsAt.getTime()).toBeGreaterThan(Date.now());
  expect([startsAt.getHours(), startsAt.getMinutes()]).toEqual([3, 0]);
});
