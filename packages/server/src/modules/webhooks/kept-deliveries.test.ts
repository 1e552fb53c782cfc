import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MadeWebhook, Webhook } from '@daylit/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { query } from '../../../test/query.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts';
import { signMessage } from './sign-message.ts';

const LONG = { timeout: 40_000, interval: 50 };
const receiver = await startWebhookReceiver();
const env = { WEBHOOK_PRIVATE_ADDRESSES: 'on', PUBLIC_URL: 'http://localhost:4551' };
// Delivers nothing, as a server that dies before it delivers.
const web = await startTestServer({ env: { ...env, ROLES: 'web' } });
afterAll(async () => {
  await web.close();
  await receiver.close();
});

async function addTo(member: SignedIn): Promise<MadeWebhook> {
  const { body } = await member.post('/api/webhooks', { url: receiver.url, events: ['plan.changed'] });
  return body as MadeWebhook;
}

const newest = async (member: SignedIn) =>
  ((await member.get('/api/webhooks')).body as Webhook[])[0]?.deliveries[0];

test('what a server wrote and did not deliver is delivered by the next one, once', async () => {
  const noor = await web.member();
  const { webhook } = await addTo(noor);
  await noor.post(`/api/webhooks/${webhook.id}/test`);
  expect(await newest(noor)).toMatchObject({ state: 'waiting', attempts: 0 });
  const workers = await Promise.all(
    [1, 2].map(() =>
      startTestServer({ env: { ...env, ROLES: 'worker' }, analyser: createFakeAnalyser(), beside: web }),
    ),
  );
  await vi.waitFor(async () => expect(await newest(noor)).toMatchObject({ state: 'delivered' }), LONG);
  expect(receiver.received).toHaveLength(1);
  // A job that was carried out, and that a dying worker could not report, runs again and sends nothing.
  await query(
    web.databaseUrl,
    `update pgboss.job set state = 'retry', completed_on = null, start_after = now()
     where name = 'deliver-webhook'`,
  );
  const states = () => query(web.databaseUrl, `select state from pgboss.job where name = 'deliver-webhook'`);
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed' }]), LONG);
  expect(receiver.received).toHaveLength(1);
  for (const worker of workers) await worker.close();
}, 90_000);

test('the example of the guide accepts what we sign, and nothing that was changed or is old', async () => {
  const guide = await readFile(path.join(import.meta.dirname, '../../../../../docs/api/README.md'), 'utf8');
  const [, example = ''] = /^```js\n(.*?)\n```$/ms.exec(guide) ?? [];
  const directory = await mkdtemp(path.join(tmpdir(), 'daylit-guide-'));
  const file = path.join(directory, 'example.mjs');
  await writeFile(file, example);
  const { isFromDaylit } = await import(/* @vite-ignore */ file);
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = '{"type":"webhook.test"}';
  const headers = signMessage(secret, { id: 'msg_1', body }, new Date());
  expect(isFromDaylit(secret, headers, body)).toBe(true);
  expect(isFromDaylit(secret, headers, `${body} `)).toBe(false);
  expect(isFromDaylit(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, body)).toBe(false);
  const old = signMessage(secret, { id: 'msg_1', body }, new Date(Date.now() - 600_000));
  expect(isFromDaylit(secret, old, body)).toBe(false);
  await rm(directory, { recursive: true });
});
