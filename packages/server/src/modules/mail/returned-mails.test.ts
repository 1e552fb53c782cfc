import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reminders } from '@daylit/contract';
import { adminOf } from '../../../test/admin-of.ts';
import { type FakeMailServer, startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { useAtNight } from '../../../test/night-routine.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { form } from '../../../test/visitor.ts';
import { isAboutAddress } from './ports.ts';

const mailServer: FakeMailServer = await startFakeMailServer();
const server = await startTestServer({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'hello@daylit.example', PUBLIC_URL: 'https://daylit.example' },
});
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
const { admin, close } = await adminOf(server);
afterAll(async () => {
  await close();
  await boss.stop();
  await server.close();
  await mailServer.close();
});
beforeEach(mailServer.reset);

const NOTED = 'Noted: a mail came back.';
const DAY = 24 * 60 * 60 * 1000;

const returnedSince = async (noor: SignedIn) =>
  ((await noor.get('/api/reminders')).body as Reminders).mail_returned_since;

/** Asks for a mail about the account, and waits until a mail server has taken or refused it. */
async function mailLink({ email }: SignedIn): Promise<string> {
  server.clock.advance(DAY);
  await server.visitor().post('/api/request-password-reset', form({ email }));
  return await vi.waitFor(
    async () => {
      const newest = await server.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(newest.created_at).toEqual(server.clock.now());
      expect(newest.sent_at ?? newest.refused_with).not.toBeNull();
      return newest.message_id;
    },
    { timeout: 20_000 },
  );
}

/** Lets an evening pass for a member with three steps, and waits until no mail is left to send. */
async function passEvening(noor: SignedIn): Promise<void> {
  await useAtNight(noor);
  await noor.post('/api/reminders', { is_on: true, time: '21:30', time_zone: 'UTC' });
  const evening = new Date(server.clock.now());
  evening.setUTCHours(21, 30, 1, 0);
  const ahead = evening.getTime() - server.clock.now().getTime();
  server.clock.advance(ahead > 0 ? ahead : ahead + DAY);
  const id = (await boss.send('send-reminders', {})) ?? '';
  await vi.waitFor(
    async () => expect((await boss.getJobById('send-reminders', id))?.state).toBe('completed'),
    {
      timeout: 20_000,
    },
  );
  const waiting = server.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', noor.email)
    .where('sealed_body', 'is not', null);
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 20_000 });
}

const evenings = ({ email }: SignedIn) =>
  mailServer.received.filter((mail) => mail.includes(`To: ${email}`) && /^Subject: Tonight/m.test(mail))
    .length;

test('an address that a mail server does not know gets no evening mail until a mail arrives again', async () => {
  const noor = await server.member({ profile: {} });
  expect(await returnedSince(noor)).toBeNull();
  mailServer.refuse(noor.email, '550 5.1.1 no such mailbox');
  await mailLink(noor);
  await vi.waitFor(async () => expect(await returnedSince(noor)).toBe(server.clock.now().toISOString()), {
    timeout: 20_000,
  });
  mailServer.reset();
  await passEvening(noor);
  expect(evenings(noor)).toBe(0);
  expect(await returnedSince(noor)).not.toBeNull();

  await mailLink(noor);
  await vi.waitFor(async () => expect(await returnedSince(noor)).toBeNull(), { timeout: 20_000 });
  await passEvening(noor);
  expect(evenings(noor)).toBe(1);
});

test('a mail server that does not like the sender says nothing about the address', async () => {
  const noor = await server.member({ profile: {} });
  mailServer.refuse(noor.email, '550 5.7.1 blocked by a list');
  await mailLink(noor);
  mailServer.reset();
  await passEvening(noor);
  expect(await returnedSince(noor)).toBeNull();
  expect(evenings(noor)).toBe(1);
});

/** A report as mail servers send it to the sender of a mail. */
function report(messageId: string, { action = 'failed', status = '5.1.1' } = {}): Buffer {
  const lines = [
    'From: MAILER-DAEMON@mx.example.net',
    'To: hello@daylit.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    'Final-Recipient: rfc822; noor@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'From: hello@daylit.example',
    `Message-ID: <${messageId}@daylit.example>`,
    '--part--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

describe('a report that comes back to the sender', () => {
  let noor: SignedIn;
  let messageId: string;
  beforeAll(async () => {
    noor = await server.member({ profile: {} });
    messageId = await mailLink(noor);
  });

  test.each([
    ['a warning that a mail is late', () => report(messageId, { action: 'delayed', status: '4.4.1' })],
    ['a full report about another mail', () => report('00000000-0000-4000-8000-000000000000')],
    [
      'the answer of somebody who is away',
      () => Buffer.from(`Subject: Away\r\nIn-Reply-To: <${messageId}@daylit.example>\r\n\r\nBack on Monday.`),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s changes nothing', async (_name, write) => {
    expect((await admin.returnedMail(write()))[0]).toMatch(/Nothing is changed/);
    expect(await returnedSince(noor)).toBeNull();
  });

  test('a mail that looked like spam is noted, and says nothing about the address', async () => {
    expect(await admin.returnedMail(report(messageId, { status: '5.7.1' }))).toEqual([NOTED]);
    expect(await returnedSince(noor)).toBeNull();
  });

  test('mails to an address that is not there come back since the first report', async () => {
    expect(await admin.returnedMail(report(messageId))).toEqual([NOTED]);
    const since = server.clock.now().toISOString();
    expect(await returnedSince(noor)).toBe(since);
    server.clock.advance(DAY);
    await admin.returnedMail(report(messageId));
    expect(await returnedSince(noor)).toBe(since);
  });
});

test('a failure is about the address unless its status names the sender or the content', () => {
  const about = [undefined, '5.0.0', '5.1.1', '5.1.10', '5.2.1', '5.2.2', '5.4.4'];
  const notAbout = ['5.3.4', '5.6.1', '5.7.0', '5.7.26'];
  expect(about.map(isAboutAddress)).toEqual(about.map(() => true));
  expect(notAbout.map(isAboutAddress)).toEqual(notAbout.map(() => false));
});
