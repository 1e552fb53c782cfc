import { setTimeout as wait } from 'node:timers/promises';
import type { MadeWebhook, Webhook, WebhookEvent } from '@daylit/contract';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminOf } from '../../../test/admin-of.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { PASSWORD } from '../../../test/members.ts';
import { query } from '../../../test/query.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { isSigned, startWebhookReceiver } from '../../../test/webhook-receiver.ts';

const HOUR = 60 * 60 * 1000;
const ERASURE = { current_password: PASSWORD, confirm: true };
const LONG = { timeout: 40_000, interval: 50 };

const receiver = await startWebhookReceiver();
const analyser = createFakeAnalyser();
const env = { WEBHOOK_PRIVATE_ADDRESSES: 'on' };
const server = await startTestServer({ analyser, env });
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.behave((response) => void response.writeHead(204).end());
});

const answering = (status: number) => receiver.behave((response) => void response.writeHead(status).end());

async function addTo(member: SignedIn, events: WebhookEvent[] = ['report.complete', 'plan.changed']) {
  const { status, body } = await member.post('/api/webhooks', { url: receiver.url, events });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as MadeWebhook;
}

const listOf = async (member: SignedIn) => (await member.get('/api/webhooks')).body as Webhook[];

async function scan(member: SignedIn, id = 1): Promise<void> {
  const photo = scanForm(Buffer.from(`photo ${member.id} ${id}`));
  expect((await member.post('/api/scan-skin', photo)).status).toBe(202);
  await endedScan(member, id);
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count), LONG);

/** Waits until the newest delivery of the newest webhook is as given. */
const deliveryOf = (member: SignedIn, expected: object) =>
  vi.waitFor(async () => {
    const [webhook] = await listOf(member);
    expect(webhook?.deliveries[0]).toMatchObject(expected);
  }, LONG);

const unfinished = () =>
  query(
    server.databaseUrl,
    `select id from pgboss.job where name = 'deliver-webhook' and state in ('created', 'retry', 'active')`,
  );

const bytes = (text: string) => Buffer.from(text).toString('hex');

/** Makes the next attempt due. The queue goes by the clock of PostgreSQL. */
const makeDue = () =>
  query(
    server.databaseUrl,
    `update pgboss.job set start_after = now() where name = 'deliver-webhook' and state < 'active'`,
  );

const idOf = (index: number) => receiver.received[index]?.headers['webhook-id'];

describe('a finished report', () => {
  test('a finished report is told once, signed, with its number and nothing about a face or a person', async () => {
    const noor = await server.member();
    const { secret, webhook } = await addTo(noor);
    await scan(noor);
    await arrived(1);
    const [message] = receiver.received as [(typeof receiver.received)[0]];
    expect(isSigned(secret, message)).toBe(true);
    expect(JSON.parse(message.body)).toEqual({
      type: 'report.complete',
      timestamp: expect.any(String),
      data: { checkin_id: 1, url: `${server.url}/api/checkins/1` },
    });
    await deliveryOf(noor, { state: 'delivered', attempts: 1, detail: 'The answer was 204.' });
    const events = () =>
      server.db.selectFrom('webhook_events').selectAll().where('user_id', '=', noor.id).execute();
    expect(await events()).toHaveLength(1);
    expect(JSON.stringify(await listOf(noor))).not.toContain(secret);
    // The rows hold neither the address nor the secret in clear.
    const rows = await query(server.databaseUrl, `select webhooks::text as row from webhooks`);
    expect(JSON.stringify(rows)).not.toContain(bytes('127.0.0.1'));
    expect(JSON.stringify(rows)).not.toContain(bytes(secret));
    expect(webhook.url).toBe(receiver.url);
  });

  test('a finished report is told to each address that asked for it, and to none that did not', async () => {
    const noor = await server.member();
    await addTo(noor, ['report.complete']);
    await addTo(noor, ['plan.changed']);
    await scan(noor);
    await arrived(1);
    const [newest, oldest] = await listOf(noor);
    expect([newest?.deliveries.length, oldest?.deliveries.length]).toEqual([0, 1]);
  });

  test('a message comes again with the same id after an answer of 500', async () => {
    const noor = await server.member();
    await addTo(noor);
    answering(500);
    await scan(noor);
    await deliveryOf(noor, { state: 'waiting', attempts: 1, detail: 'The answer was 500.' });
    answering(200);
    await makeDue();
    await deliveryOf(noor, { state: 'delivered', attempts: 2 });
    expect(idOf(1)).toBe(idOf(0));
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
  });

  test('a message comes again with the same id after no answer, which holds up no other address', async () => {
    const [noor, sam] = [await server.member(), await server.member()];
    await addTo(noor);
    receiver.behave(() => undefined);
    await scan(noor);
    await arrived(1);
    answering(204);
    await addTo(sam);
    await scan(sam);
    await deliveryOf(sam, { state: 'delivered' });
    const [held] = await listOf(noor);
    expect(held?.deliveries[0]).toMatchObject({ attempts: 0 });
    await deliveryOf(noor, { attempts: 1, detail: 'No answer came within 10 seconds.' });
    await makeDue();
    await deliveryOf(noor, { state: 'delivered', attempts: 2 });
    const own = receiver.received.filter(({ headers }) => headers['webhook-id'] === idOf(0));
    expect(own).toHaveLength(2);
  }, 60_000);
});

test('a new plan is told once, and the same plan is not', async () => {
  const noor = await server.member();
  await addTo(noor);
  const { admin, close } = await adminOf(server);
  await admin.changePlan(noor.email, 'pro_monthly', 'A gift.');
  await admin.changePlan(noor.email, 'pro_monthly', 'The same gift.');
  await close();
  await arrived(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'plan.changed',
    data: { url: `${server.url}/api/usage` },
  });
  await deliveryOf(noor, { type: 'plan.changed', state: 'delivered' });
  expect((await listOf(noor))[0]?.deliveries).toHaveLength(1);
});

describe('an address that fails', () => {
  test('a failing address is paused after three days, with one mail, and is sent nothing until it is resumed', async () => {
    const noor = await server.member();
    const { webhook } = await addTo(noor);
    answering(503);
    await scan(noor);
    await deliveryOf(noor, { attempts: 1 });
    server.clock.advance(71 * HOUR);
    await makeDue();
    await deliveryOf(noor, { attempts: 2, state: 'waiting' });
    expect((await listOf(noor))[0]?.paused).toBeNull();
    server.clock.advance(HOUR);
    await makeDue();
    await deliveryOf(noor, { attempts: 3, state: 'failed' });
    expect((await listOf(noor))[0]?.paused?.detail).toContain('three days');
    expect((await noor.post(`/api/webhooks/${webhook.id}/test`)).status).toBe(409);
    const mails = (await server.mailsTo(noor.email)).filter((mail) =>
      mail.includes('We have stopped sending'),
    );
    expect(mails).toHaveLength(1);
    answering(204);
    await scan(noor, 2);
    expect((await listOf(noor))[0]?.deliveries).toHaveLength(1);
    expect((await noor.post(`/api/webhooks/${webhook.id}/resume`)).status).toBe(200);
    expect((await noor.post(`/api/webhooks/${webhook.id}/test`)).status).toBe(200);
    await deliveryOf(noor, { type: 'webhook.test', state: 'delivered' });
  }, 60_000);

  test('an address that answers 410 is paused at once', async () => {
    const noor = await server.member();
    const { webhook } = await addTo(noor);
    answering(410);
    await noor.post(`/api/webhooks/${webhook.id}/test`);
    await deliveryOf(noor, { state: 'failed', attempts: 1 });
    expect((await listOf(noor))[0]?.paused?.detail).toContain('410');
  });
});

describe('the end of an address', () => {
  test.each([
    ['after the erasure', (noor: SignedIn) => noor.delete('/api/account', ERASURE)],
    ['after the webhook is deleted', (noor: SignedIn, id: number) => noor.delete(`/api/webhooks/${id}`)],
  ])('nothing is sent any more %s, in the middle of the attempts', async (_when, end) => {
    const noor = await server.member();
    const { webhook } = await addTo(noor);
    answering(500);
    await noor.post(`/api/webhooks/${webhook.id}/test`);
    await deliveryOf(noor, { attempts: 1 });
    expect((await end(noor, webhook.id)).status).toBeLessThan(300);
    await makeDue();
    await vi.waitFor(async () => expect(await unfinished()).toEqual([]), LONG);
    await wait(100);
    expect(receiver.received).toHaveLength(1);
  });
});

test('a sixth address is refused, however many calls come at once', async () => {
  const noor = await server.member();
  const body = { url: receiver.url, events: ['plan.changed'] };
  const replies = await Promise.all(Array.from({ length: 7 }, () => noor.post('/api/webhooks', body)));
  const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409]);
});

test('a webhook of somebody else is not there, and adding one asks for the password after a while', async () => {
  const [noor, sam] = [await server.member(), await server.member()];
  const { webhook } = await addTo(noor);
  expect((await sam.delete(`/api/webhooks/${webhook.id}`)).status).toBe(404);
  expect((await sam.post(`/api/webhooks/${webhook.id}/test`)).status).toBe(404);
  expect((await sam.post(`/api/webhooks/${webhook.id}/resume`)).status).toBe(404);
  server.clock.advance(HOUR);
  const late = await noor.post('/api/webhooks', { url: receiver.url, events: ['plan.changed'] });
  expect([late.status, late.headers.get('x-trigger-event')]).toEqual([403, 'passwordNeeded']);
});

test('the hourly job tells of a trial that has ended by its time, once', async () => {
  const noor = await server.member();
  await addTo(noor, ['plan.changed']);
  server.clock.advance(60 * 24 * HOUR);
  for (const runs of [1, 2]) {
    await query(server.databaseUrl, `insert into pgboss.job (name, data) values ('tell-ended-plans', '{}')`);
    const ended = () =>
      query(
        server.databaseUrl,
        `select id from pgboss.job where name = 'tell-ended-plans' and state = 'completed'`,
      );
    await vi.waitFor(async () => expect(await ended()).toHaveLength(runs), LONG);
  }
  await arrived(1);
  const rows = server.db.selectFrom('webhook_events').select('type').where('user_id', '=', noor.id);
  expect(await rows.execute()).toEqual([{ type: 'plan.changed' }]);
});
