import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import PostalMime from 'postal-mime';
import { type FakeMailServer, startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { form } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

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
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 5000, interval: 20 });
  const mail = await PostalMime.parse(mailServer.received[0] ?? '');
  expect(mail).toMatchObject({
    subject: 'Verify your e-mail address for Daylit',
    from: { name: 'Daylit', address: 'hello@daylit.example' },
    to: [{ address: 'ada@example.org' }],
    messageId: expect.stringMatching(/^<mail-\d+@daylit\.example>$/),
  });
  expect(mail.text).toMatch(/https:\/\/daylit\.example\/verify-email\?token=[\w-]{43}\s/);
  expect(mail.html).toMatch(/<a href="https:\/\/daylit\.example\/verify-email\?token=[\w-]{43}"/);
});

test('a mail server that is busy gets the mail later, once', async () => {
  mailServer.answerNext('451 try again later');
  await register('later@example.org');
  await vi.waitFor(async () => expect((await rowOf('later@example.org')).sent_at).not.toBeNull(), {
    timeout: 8000,
    interval: 50,
  });
  expect(mailServer.received).toHaveLength(1);
});

test('a mail that is refused for good is not tried again', async () => {
  mailServer.answerNext('550 no such mailbox');
  await register('gone@example.org');
  await vi.waitFor(async () => expect((await rowOf('gone@example.org')).refused_with).toBe(550), {
    timeout: 5000,
    interval: 20,
  });
  await register('after@example.org');
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 5000, interval: 20 });
  expect((await rowOf('gone@example.org')).sent_at).toBeNull();
});

test('nobody can add a recipient or a header through an address', async () => {
  const reply = await register('a@example.org\r\nBcc: evil@example.org');
  expect(reply.status).toBe(422);
});
