import type { CalendarAddress } from '@daylit/contract';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { recordOf } from '../../../../test/recorded-photo.ts';
import { useAtNight } from '../../../../test/night-routine.ts';
import { type SignedIn, startTestServer } from '../../../../test/start-test-server.ts';
import { storeScan } from '../../../../test/stored-scans.ts';
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
  await useAtNight(noor);
  return noor;
}

/** The response to the address, as a calendar program reads it. */
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

test('a calendar without an evening still has one component, which shows nothing', async () => {
  const noor = await server.member();
  const calendar = String((await noor.get('/api/reminders/calendar-file')).body);
  expect(calendar).not.toContain('VEVENT');
  expect(calendar).toMatch(
    /BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\n[^]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/,
  );
  expect(String((await (await withRoutine()).get('/api/reminders/calendar-file')).body)).not.toContain(
    'VTIMEZONE',
  );
});

test('a revoked address, an invented one and that of an erased account get the same answer', async () => {
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

/** The calendar's entries: what, from which day, until before which day. */
async function entriesAt(address: CalendarAddress): Promise<string[]> {
  const entries = String((await readAt(address)).body)
    .split('BEGIN:VEVENT')
    .slice(1);
  return entries.map((entry) =>
    ['SUMMARY:', 'DTSTART;VALUE=DATE:', 'DTEND;VALUE=DATE:'].map((name) => valueOf(name, entry)).join(' '),
  );
}

function valueOf(name: string, entry: string): string | undefined {
  return entry
    .split('\r\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
}

test('a calendar shows the next scans of a product trial, as far as they are known', async () => {
  // By day: until four at night a member's day is still the one before.
  server.clock.advance(DAY / 2 - (server.clock.now().getTime() % DAY) + DAY);
  const noor = await server.member({ plan: 'free' });
  // Free shows three scans. Without the paid plan the first of four would be hidden, and every day would
  // differ.
  await pay(noor);
  const address = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
  const today = server.clock.now();
  const entry = (what: string, from: number, end: number) =>
    [what, ...[from, end].map((days) => dayAfter(today, days).replaceAll('-', ''))].join(' ');
  await noor.post('/api/product-trial', {
    product_id: 'sample:cleanser-plain-water-wash',
    sign: 'redness',
    weeks: 4,
    time_zone: 'UTC',
  });
  const first = 'Scan for your product trial';
  expect(await entriesAt(address)).toEqual([entry(first, 0, 3)]);
  server.clock.advance(1000);
  for (const number of [1, 2, 3, 4]) {
    await storeScan(server, noor.id, {
      number,
      bytes: 1,
      events: [],
      ending: { status: 'complete', record: recordOf(3.4) },
      thumbnail: new Uint8Array(1),
    });
    if (number === 1) server.clock.advance(DAY);
  }
  const last = entry('Last scan of your product trial', 27, 32);
  expect(await entriesAt(address)).toEqual([entry('Optional scan for your product trial', 14, 17), last]);
  server.clock.advance(17 * DAY);
  expect(await entriesAt(address)).toEqual([last]);
  server.clock.advance(14 * DAY);
  expect(await entriesAt(address)).toEqual([]);
});

function dayAfter(day: Date, days: number): string {
  return new Date(day.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Leaves what a subscription leaves. */
async function pay({ id: user_id }: SignedIn): Promise<void> {
  const paid = { plan: 'plus_annual', plan_until: null, plan_ends_at: null, is_live: true } as const;
  const none = { subscription_id: null, state: null, preview: null, action: null, action_until: null };
  await server.db
    .insertInto('subscriptions')
    .values({ ...paid, ...none, user_id, version: 1, synced_at: server.clock.now() })
    .execute();
}

/** Runs the job that sends due mails. */
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

test('a time of 25 hours is refused', async () => {
  const noor = await server.member();
  expect(await noor.post('/api/reminders', { ...MAIL, time: '25:00' })).toMatchObject({ status: 422 });
});

const zoneOf = (time_zone: string) => ({ status: 200, body: { mail: { time_zone } } });

test('a time zone that is none counts as not given', async () => {
  const noor = await server.member();
  const unknown = { ...MAIL, time_zone: 'Etc/Unknown' };
  expect(await noor.post('/api/reminders', unknown)).toMatchObject(zoneOf('UTC'));
  await noor.post('/api/reminders', MAIL);
  expect(await noor.post('/api/reminders', unknown)).toMatchObject(zoneOf('Europe/Berlin'));
});

/** The names of the entries, by which calendar programs tell them apart. */
async function uidsOf(member: SignedIn): Promise<(string | undefined)[]> {
  const address = (await member.post('/api/reminders/calendar')).body as CalendarAddress;
  return [...String((await readAt(address)).body).matchAll(/^UID:(.+)$/gm)].map(([, uid]) => uid);
}

test('the entries of two members never have the same name, and keep it when the address changes', async () => {
  const [noor, sam] = [await withRoutine(), await withRoutine()];
  const uids = await uidsOf(noor);
  expect(uids).toHaveLength(1);
  expect(await uidsOf(noor)).toEqual(uids);
  expect(await uidsOf(sam)).not.toEqual(uids);
});

test('the time is that of the place, also when its clocks change', () => {
  const before = new Date('2026-10-24T18:00:00Z');
  expect(nextMomentAt('21:30', 'Europe/Berlin', before)).toEqual(new Date('2026-10-24T19:30:00Z'));
  const after = new Date('2026-10-24T19:30:00Z');
  expect(nextMomentAt('21:30', 'Europe/Berlin', after)).toEqual(new Date('2026-10-25T20:30:00Z'));
});
