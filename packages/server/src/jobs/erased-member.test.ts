import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../test/members.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { Refusal } from '../errors.ts';
import { eachAlone } from './each-alone.ts';
import type { JobName, JobPayloads } from '../job-types.ts';

const server = await startTestServer();
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
});

const gone = await server.member();
await gone.delete('/api/account', { current_password: PASSWORD, confirm: true });

type OfOneMember = {
  [N in JobName]: [name: N, payload: JobPayloads[N]];
}[JobName];

test.each<OfOneMember>([
  ['sync-subscription', { user_id: gone.id }],
  ['mail-password-reset', { user_id: gone.id }],
  ['analyse-scan', { user_id: gone.id, scan_id: 1 }],
  ['make-export', { export_id: randomUUID() }],
  ['send-mail', { mail_id: 999_999 }],
  ['finish-erasure', { key_id: randomUUID() }],
  ['end-customer', { customer_id: 'cus_gone' }],
])('%s of a member who was erased meanwhile ends at the first try', async (name, payload) => {
  const id = (await boss.send(name, payload)) ?? '';
  await vi.waitFor(
    async () =>
      expect(await boss.getJobById(name, id)).toMatchObject({
        state: expect.stringMatching(/^(completed|retry|failed)$/),
      }),
    { timeout: 20_000 },
  );
  expect(await boss.getJobById(name, id)).toMatchObject({ state: 'completed', retryCount: 0 });
});

test('a round skips a member who was erased meanwhile, and logs nothing', async () => {
  const log = { error: vi.fn() };
  const done: number[] = [];
  const work = async (id: number) => {
    if (id === 1) throw new Refusal('not_signed_in');
    done.push(id);
  };
  expect(await eachAlone([1, 2], work, { log, failed: 'nothing was sent', idOf: (id) => id })).toEqual([]);
  expect(done).toEqual([2]);
  expect(log.error).not.toHaveBeenCalled();
});
