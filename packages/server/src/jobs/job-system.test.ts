import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../db/database.ts';
import { type JobSystem, startJobSystem } from './job-system.ts';
import type { JobHandlers } from './queue.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
let jobs: JobSystem;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openDatabase({ url: database.url });
});
afterAll(async () => {
  await jobs.stop(1000);
  await connection.close();
  await database.drop();
});

const start = (onError = vi.fn<(error: Error) => void>()) =>
  startJobSystem({ databaseUrl: database.url, isSingleServer: true, onError });

/** Handlers that record what they get. `isBroken` decides which mails fail. */
function recordingHandlers(isBroken: (mailId: number) => boolean = () => false) {
  const done: number[] = [];
  const givenUp: number[] = [];
  const idle = { run: async () => undefined, giveUp: async () => undefined };
  const handlers: JobHandlers = {
    'send-mail': {
      run: async ({ mail_id }) => {
        if (isBroken(mail_id)) throw new Error('broken');
        done.push(mail_id);
      },
      giveUp: async ({ mail_id }) => void givenUp.push(mail_id),
    },
    'purge-expired': idle,
    'analyse-scan': idle,
    'sweep-photos': idle,
  };
  return { handlers, done, givenUp };
}

const enqueue = (mailId: number) =>
  connection.db
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, 'send-mail', { mail_id: mailId }));

test('a job that a dead server had in hand is started again at once, and counted as a try', async () => {
  jobs = await start();
  await enqueue(1);
  await connection.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'send-mail'`,
  );
  await jobs.stop(1000);

  jobs = await start();
  const { handlers, done } = recordingHandlers();
  await jobs.work(handlers);
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 5000, interval: 20 });
  const { rows } = await connection.pool.query(`select retry_count from pgboss.job where name = 'send-mail'`);
  expect(rows).toEqual([{ retry_count: 1 }]);
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
  await vi.waitFor(() => expect(done).toEqual([3]), { timeout: 5000, interval: 20 });
  await jobs.stop(1000);
});

test('a job that keeps failing is told and given up', async () => {
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
  await vi.waitFor(() => expect(givenUp).toEqual([4]), { timeout: 10_000, interval: 50 });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});
