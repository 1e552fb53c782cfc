import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../db/database.ts';
import type { JobHandler } from './queue.ts';
import { type JobSystem, startJobSystem } from './job-system.ts';

interface Jobs {
  scan: { user_id: number; scan_id: number };
}

const OPTIONS = { heartbeatSeconds: 10, concurrency: 1, takesTurns: true, mostWaiting: 4 } as const;
const [NOOR, ADA, MAX] = [1, 2, 3];

let connection: DatabaseConnection;
let jobs: JobSystem<Jobs>;
/** The jobs that have begun, as `member/scan`. */
let begun: string[];
let goOn: () => void;

beforeAll(async () => {
  const url = await createTestDatabase();
  connection = openDatabase({ url });
  jobs = await startJobSystem<Jobs>({
    directUrl: url,
    jobs: { scan: OPTIONS },
    onError: vi.fn(),
    // The template's jobs with a time would come in, every five minutes, and nobody works on them here.
    runsSchedule: false,
  });
  const handler: JobHandler<Jobs['scan']> = {
    async run({ user_id, scan_id }) {
      begun.push(`${user_id}/${scan_id}`);
      await new Promise<void>((resolve) => (goOn = resolve));
    },
    giveUp: async () => undefined,
  };
  await jobs.work({ scan: handler });
});
afterAll(async () => {
  await jobs.stop(1_000);
  await connection.close();
});
beforeEach(() => {
  begun = [];
});

const findPlace = (user_id: number, scan_id: number) =>
  jobs.findPlace(connection.db, 'scan', { user_id, scan_id });
const isFull = () => jobs.isFull(connection.db, 'scan');

async function send(user_id: number, ...scans: number[]): Promise<void> {
  for (const scan_id of scans)
    await connection.db
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, 'scan', { user_id, scan_id }));
}

/** Lets one job end at a time, until so many have begun. */
async function until(count: number): Promise<void> {
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), { timeout: 20_000 });
  while (begun.length < count) {
    const before = begun.length;
    goOn();
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(before), { timeout: 20_000 });
  }
}

/** Ends the last job, so that the next test begins with an empty queue. */
async function finish(): Promise<void> {
  goOn();
  await vi.waitFor(
    async () =>
      expect((await connection.pool.query(`select from pgboss.job where state <= 'active'`)).rows).toEqual(
        [],
      ),
    { timeout: 20_000 },
  );
}

test('members take turns: many scans of one do not hold up the others', async () => {
  await send(NOOR, 1);
  await until(1);
  await send(NOOR, 2, 3, 4, 5, 6);
  await send(ADA, 1, 2);
  await send(MAX, 1);
  expect(await Promise.all([findPlace(NOOR, 1), findPlace(NOOR, 2)])).toEqual([undefined, 1]);
  expect(await Promise.all([findPlace(ADA, 1), findPlace(MAX, 1), findPlace(NOOR, 3)])).toEqual([2, 3, 4]);
  await until(9);
  expect(begun).toEqual(['1/1', '1/2', '2/1', '3/1', '1/3', '2/2', '1/4', '1/5', '1/6']);
  await finish();
});

test('a second scan is not held up for as long as new members arrive', async () => {
  await send(NOOR, 1, 2, 3);
  await until(1);
  for (let member = 10; member < 16; member += 1) {
    await send(member, 1);
    await until(begun.length + 1);
  }
  expect(begun).toContain('1/3');
  await until(9);
  await finish();
});

test('a queue is full once so many wait for each job that runs', async () => {
  await send(NOOR, 1);
  await until(1);
  await send(ADA, 1, 2, 3);
  expect(await isFull()).toBe(false);
  await send(MAX, 1);
  expect(await isFull()).toBe(true);
  await until(5);
  expect(await isFull()).toBe(false);
  await finish();
});
