import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { ListArchive } from './archive.ts';
import { createArchiveWriter } from './write-archive.ts';

const server = await startTestServer();
afterAll(server.close);

const SCANS = 12;

const nothing = async (): Promise<undefined> => undefined;

/** Adds an export of a new member, and a writer that lists what is given. */
async function exportWith(listArchive: ListArchive) {
  const { id: user_id } = await server.member();
  const row = {
    id: crypto.randomUUID(),
    user_id,
    status: 'queued',
    scans_done: 0,
    scans_total: 0,
    created_at: server.clock.now(),
  } as const;
  await server.db.insertInto('exports').values(row).execute();
  const write = createArchiveWriter({
    ...server,
    clock: server.clock.now,
    scans: {
      count: async () => SCANS,
      async *read() {},
      async *readStages() {},
      async *readThumbnailNames() {},
      findThumbnail: nothing,
    },
    archives: {
      async write(_name, parts) {
        for await (const part of parts) void part;
      },
      read: nothing,
      remove: nothing,
      listOlderThan: async () => [],
    },
    listArchive,
  });
  const countDone = async () =>
    (
      await server.db
        .selectFrom('exports')
        .select('scans_done')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
    ).scans_done;
  return { row, write, countDone };
}

test('an export tells after every fifth scan how many it holds, and at its end', async () => {
  const told: number[] = [];
  const { row, write, countDone } = await exportWith(async function* (_owner, onScan) {
    for (let scan = 1; scan <= SCANS; scan += 1) {
      await onScan();
      told.push(await countDone());
      yield { name: `${scan}`, content: [] };
    }
  });
  await write(row, new AbortController().signal);
  expect(told).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]);
  expect(await countDone()).toBe(SCANS);
});

test('an export ends at the next scan once the server stops', async () => {
  const stopping = new AbortController();
  let listed = 0;
  const { row, write } = await exportWith(async function* (_owner, onScan) {
    for (let scan = 1; scan <= SCANS; scan += 1) {
      if (scan === 4) stopping.abort(new Error('The server stops.'));
      await onScan();
      listed = scan;
      yield { name: `${scan}`, content: [] };
    }
  });
  await expect(write(row, stopping.signal)).rejects.toThrow('The server stops.');
  expect(listed).toBe(3);
});
