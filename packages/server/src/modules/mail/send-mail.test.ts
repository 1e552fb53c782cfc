import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import PostalMime from 'postal-mime';
import { type FakeMailServer, startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { form } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { Keyring } from '../../keyring.ts';
import { createMailBodies } from './mail-body.ts';
import { createOutbox } from './outbox.ts';
import { createSendMailJob } from './send-mail.ts';

const mailServer: FakeMailServer = await startFakeMailServer();
const server = await startTestServer({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Daylit <hello@daylit.example>',
    PUBLIC_URL: 'https://daylit.example',
  },
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});
beforeEach(mailServer.reset);

const register = (email: string) =>
  server.visitor().post('/api/register', form({ email, username: 'ada', password: 'seven green kettles' }));

const rowOf = (email: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();

test('a mail arrives whole, with a link to the public address', async () => {
  await register('ada@example.org');
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 30_000, interval: 20 });
  const mail = await PostalMime.parse(mailServer.received[0] ?? '');
  expect(mail).toMatchObject({
    subject: 'Verify your e-mail address for Daylit',
    from: { name: 'Daylit', address: 'hello@daylit.example' },
    to: [{ address: 'ada@example.org' }],
    messageId: expect.stringMatching(/^<[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}@daylit\.example>$/),
  });
  expect(mail.text).toMatch(/https:\/\/daylit\.example\/verify-email\?token=[\w-]{43}\s/);
  expect(mail.html).toMatch(/<a href="https:\/\/daylit\.example\/verify-email\?token=[\w-]{43}"/);
});

test('a mail server that is busy gets the mail later, once, and then nothing of it is left to read', async () => {
  mailServer.answerNext('451 try again later');
  await register('later@example.org');
  expect((await rowOf('later@example.org')).sealed_body).not.toBeNull();
  await vi.waitFor(async () => expect((await rowOf('later@example.org')).sent_at).not.toBeNull(), {
    timeout: 30_000,
    interval: 50,
  });
  expect(mailServer.received).toHaveLength(1);
  expect((await rowOf('later@example.org')).sealed_body).toBeNull();
});

test('a mail that is refused for good is not tried again', async () => {
  mailServer.answerNext('550 no such mailbox');
  await register('gone@example.org');
  await vi.waitFor(async () => expect((await rowOf('gone@example.org')).refused_with).toBe(550), {
    timeout: 30_000,
    interval: 20,
  });
  await register('after@example.org');
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 30_000, interval: 20 });
  expect(await rowOf('gone@example.org')).toMatchObject({ sent_at: null, sealed_body: null });
});

test('nobody can add a recipient or a header through an address', async () => {
  const reply = await register('a@example.org\r\nBcc: evil@example.org');
  expect(reply.status).toBe(422);
});

describe('the job', () => {
  const keyring = { obtain: vi.fn<Keyring['obtain']>() };
  const delivered: string[] = [];
  const transport = {
    isMailbox: false,
    deliver: async ({ recipient }: { recipient: string }) => void delivered.push(recipient),
    close: () => undefined,
  };
  const onUnreadable = vi.fn<(mailId: number) => void>();
  const bodies = createMailBodies(keyring);
  const members = { areMailsReturned: async () => false, noteMail: async () => undefined };
  const services = { db: server.db, clock: server.clock.now, transport, bodies, members, onUnreadable };
  const job = createSendMailJob(services);
  const outbox = createOutbox({ queue: { enqueue: async () => undefined }, clock: server.clock.now, bodies });

  beforeEach(() => {
    keyring.obtain.mockResolvedValue(Buffer.alloc(32, 1));
    delivered.length = 0;
  });

  async function post(recipient: string): Promise<void> {
    const content = {
      recipient,
      subject: 'A mail',
      paragraphs: ['Hello.'],
      closing: '',
      isThrottled: true,
    } as const;
    await server.db.transaction().execute((transaction) => outbox.post(transaction, content));
  }

  async function sendAll(): Promise<void> {
    const rows = await server.db.selectFrom('mails').select('id').where('subject', '=', 'A mail').execute();
    for (const { id } of rows) await job.run({ mail_id: id }, new AbortController().signal);
  }

  test('the job drops a throttled mail that follows one to the same person within the hour, and no other', async () => {
    await post('often@example.org');
    await post('often@example.org');
    await post('once@example.org');
    await sendAll();
    expect(delivered).toEqual(['often@example.org', 'once@example.org']);
    server.clock.advance(60 * 60 * 1000);
    await post('often@example.org');
    await sendAll();
    expect(delivered).toEqual(['often@example.org', 'once@example.org', 'often@example.org']);
  });

  test('the job gives up a mail whose key is lost, and says so once', async () => {
    await post('lost@example.org');
    keyring.obtain.mockResolvedValue(Buffer.alloc(32, 2));
    await sendAll();
    await sendAll();
    const { id, sent_at, sealed_body } = await rowOf('lost@example.org');
    expect([delivered, sent_at, sealed_body]).toEqual([[], null, null]);
    expect(onUnreadable.mock.calls).toEqual([[id]]);
  });

  test('the job keeps no body of a mail that no mail server took', async () => {
    await post('never@example.org');
    const { id } = await rowOf('never@example.org');
    await job.giveUp({ mail_id: id });
    expect(await rowOf('never@example.org')).toMatchObject({ sent_at: null, sealed_body: null });
    await sendAll();
    expect(delivered).toEqual([]);
  });

  test('the job opens no body that was moved to another mail', async () => {
    await post('victim@example.org');
    await post('thief@example.org');
    const { sealed_body } = await rowOf('victim@example.org');
    await server.db
      .updateTable('mails')
      .set({ sealed_body })
      .where('recipient', '=', 'thief@example.org')
      .execute();
    await sendAll();
    expect(delivered).toEqual(['victim@example.org']);
  });
});
