import type { CalendarAddress } from '@daylit/contract';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { type SignedIn, startTestServer } from '../../../../test/start-test-server.ts';
import { nextMomentAt } from '../tonight/local-dates.ts';

const server = await startTestServer();
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
});

const DAY = 24 * 60 * 60 * 1000;
const MAIL = { is_on: true, time: '21:30', time_zone: 'Europe/Berlin' };

async function withRoutine(): Promise<SignedIn> {
  const noor = await server.member();
  for (const [step, id] of [
    ['cleanser', 'cleanser-low-tide-gel'],
    ['toner', 'toner-still-air'],
    ['moisturizer', 'moisturizer-breeze-gel'],
  ]) {
    await noor.patch('/api/profile/confirm-product', {
      step,
      daypart: 'night',
      product: { id: `sample:${id}` },
    });
  }
  return noor;
}

/** Everything under the address, as a calendar program reads it. */
async function readAt({ address }: CalendarAddress): Promise<{ status: number; body: unknown }> {
  const { status, body } = await server.visitor().get(new URL(address).pathname);
  return { status, body };
}

test('a calendar subscribes by an address alone, until another one replaces it', async () => {
  const noor = await withRoutine();
  const first = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
  const { status, body } = await readAt(first);
  expect(status).toBe(200);
  expect(String(body)).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU');
  expect(String(body)).toMatch(/DTSTART:\d{8}T213000\r\n/);
  expect(String(body)).toContain('Low Tide Gel Cleanser');
  const second = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
  expect((await readAt(first)).status).toBe(404);
  expect((await readAt(second)).status).toBe(200);
  expect((await noor.get('/api/reminders')).body).toMatchObject({ calendar_since: second.calendar_since });
  expect((await noor.get('/api/reminders/calendar-file')).status).toBe(200);
});

test('an ended address, an invented one and that of an erased account get the same answer', async () => {
  const noor = await withRoutine();
  const ended = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
  expect(await noor.delete('/api/reminders/calendar')).toMatchObject({
    status: 200,
    body: { calendar_since: null },
  });
  const gone = await withRoutine();
  const erased = (await gone.post('/api/reminders/calendar')).body as CalendarAddress;
  await server.db.deleteFrom('users').where('id', '=', gone.id).execute();
  const invented = { ...ended, address: `${server.url}/api/calendar/${'x'.repeat(43)}.ics` };
  const answers = await Promise.all([ended, erased, invented].map(readAt));
  expect(answers[0]).toMatchObject({ status: 404 });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('the database holds no address', async () => {
  const noor = await withRoutine();
  const { address } = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
  const rows = await server.db.selectFrom('reminders').selectAll().where('user_id', '=', noor.id).execute();
  const token = address.slice(-47, -4);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]?.calendar_token_hash?.toString()).not.toContain(token);
});

/** Lets the server send what is due. */
async function sendReminders(): Promise<void> {
  const id = (await boss.send('send-reminders', {})) ?? '';
  const state = async () => (await boss.getJobById('send-reminders', id))?.state;
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 10_000 });
}

/** Moves the clock to the next evening at the time of the mail, and sends what is due. */
async function passEvening(): Promise<void> {
  const next = nextMomentAt(MAIL.time, MAIL.time_zone, server.clock.now());
  server.clock.advance(next.getTime() - server.clock.now().getTime() + 1000);
  await sendReminders();
}

test('the mail comes once an evening, with the steps, while it is on', async () => {
  const noor = await withRoutine();
  expect(await noor.post('/api/reminders', MAIL)).toMatchObject({ status: 200, body: { mail: MAIL } });
  await sendReminders();
  expect(await server.mailsTo(noor.email)).toEqual([]);
  await passEvening();
  await sendReminders();
  const [mail = '', ...others] = await server.mailsTo(noor.email);
  expect(others).toEqual([]);
  expect(mail).toContain('1. Low Tide Gel Cleanser');
  await passEvening();
  expect(await server.mailsTo(noor.email)).toHaveLength(2);
  await noor.post('/api/reminders', { ...MAIL, is_on: false });
  await passEvening();
  expect(await server.mailsTo(noor.email)).toHaveLength(2);
});

test('an evening with two steps and one that is long past need no mail', async () => {
  const noor = await withRoutine();
  await noor.post('/api/reminders', MAIL);
  const next = nextMomentAt(MAIL.time, MAIL.time_zone, server.clock.now());
  server.clock.advance(next.getTime() - server.clock.now().getTime() + DAY / 8);
  await sendReminders();
  const removal = { step: 'toner', id: 'sample:toner-still-air' };
  await noor.patch('/api/profile/remove-product', removal);
  await passEvening();
  expect(await server.mailsTo(noor.email)).toEqual([]);
});

test.each([
  ['an unknown time zone', { ...MAIL, time_zone: 'Mars/Olympus' }],
  ['a time of 25 hours', { ...MAIL, time: '25:00' }],
])('%s is refused', async (_what, mail) => {
  const noor = await server.member();
  expect(await noor.post('/api/reminders', mail)).toMatchObject({ status: 422 });
});

test('the time is that of the place, also when its clocks change', () => {
  const before = new Date('2026-10-24T18:00:00Z');
  expect(nextMomentAt('21:30', 'Europe/Berlin', before)).toEqual(new Date('2026-10-24T19:30:00Z'));
  const after = new Date('2026-10-24T19:30:00Z');
  expect(nextMomentAt('21:30', 'Europe/Berlin', after)).toEqual(new Date('2026-10-25T20:30:00Z'));
});
