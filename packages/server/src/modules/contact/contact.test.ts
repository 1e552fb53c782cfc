import { createLogger } from '../../logger.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { KEPT } from '../../retention.ts';
import { createOperatorMessages } from './operator-messages.ts';
import { createMailBodies } from '../mail/mail-body.ts';
import { createOutbox } from '../mail/outbox.ts';
import { openKeyring } from '../../keyring.ts';
import path from 'node:path';

const OPERATOR = 'operator@daylit.example';
const server = await startTestServer({ env: { OPERATOR_EMAIL: OPERATOR } });
afterAll(server.close);

const CONTACT = { name: 'Ada', email: 'ada@example.org', message: 'Where is my report?' };
const storedMessages = () => server.db.selectFrom('operator_messages').selectAll().execute();

test('a visitor and a member send feedback, which tells the operator no more than what they wrote and where', async () => {
  const noor = await server.member({ username: 'noor-the-first' });
  const feedback = { message: 'The report is clear.', source: 'report' };
  expect(await server.visitor().post('/api/feedback', { message: 'More blue.\nPlease.' })).toMatchObject({
    status: 200,
    body: { message: 'Thanks for your feedback!' },
  });
  expect((await noor.post('/api/feedback', feedback)).status).toBe(200);
  const mails = await server.mailsTo(OPERATOR);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toContain('A visitor wrote, from "general":\n\nMore blue.\n\nPlease.');
  expect(mails[1]).toContain('A member wrote, from "report":\n\nThe report is clear.');
  expect(mails[1]).not.toMatch(/noor|example\.org/);
});

test('a contact message is mailed to the operator and to nobody else, with the address in its text', async () => {
  const reply = await server.visitor().post('/api/contact', CONTACT);
  expect(reply).toMatchObject({ status: 200, body: { message: 'Your message has been sent!' } });
  expect((await server.mailsTo(OPERATOR)).at(-1)).toContain(
    'Ada (ada@example.org) wrote:\n\nWhere is my report?',
  );
  expect(await server.mailsTo('ada@example.org')).toEqual([]);
});

test('a chat that somebody attached is in the mail, after their own words', async () => {
  const conversation = [
    { role: 'user', text: 'Where is my report?' },
    { role: 'assistant', text: 'I am not sure what you mean.\n\nIs it one of these?' },
  ];
  const message = 'It did not understand me.';
  expect((await server.visitor().post('/api/contact', { ...CONTACT, message, conversation })).status).toBe(
    200,
  );
  expect((await server.mailsTo(OPERATOR)).at(-1)).toMatch(
    /It did not understand me\.\s+Attached from the chat:\s+Member:\s+Where is my report\?\s+Assistant:\s+I am not sure what you mean\./,
  );
  const long = Array.from({ length: 13 }, () => conversation[0]);
  expect((await server.visitor().post('/api/contact', { ...CONTACT, conversation: long })).status).toBe(422);
});

describe('what may not come in', () => {
  const NAME = 'Please enter your name on one line.';
  const ADDRESS = 'Please enter a valid e-mail address.';
  test.each([
    ['a name with a line break', { name: 'Ada\r\nBcc: evil@example.org' }, NAME],
    ['a name of blanks', { name: '  ' }, NAME],
    ['an address with a header', { email: 'a@example.org\r\nBcc: evil@example.org' }, ADDRESS],
    ['two addresses', { email: 'a@example.org,b@example.org' }, ADDRESS],
    ['no address', { email: 'ada' }, ADDRESS],
    ['a message of blanks', { message: ' \n ' }, 'Please write a message.'],
    ['a message that is too long', { message: 'x'.repeat(4001) }, expect.stringContaining('4000')],
  ])('%s', async (_what, change, detail) => {
    const reply = await server.visitor().post('/api/contact', { ...CONTACT, ...change });
    expect(reply).toMatchObject({ status: 422, body: { detail } });
  });

  test('a source with a line break', async () => {
    const reply = await server.visitor().post('/api/feedback', { message: 'm', source: 'a\r\nSubject: b' });
    expect(reply.status).toBe(422);
  });
});

test('markup and header lines in a message stay text in the one mail', async () => {
  const mailServer = await startFakeMailServer();
  const mailing = await startTestServer({ env: { SMTP_URL: mailServer.url, OPERATOR_EMAIL: OPERATOR } });
  const message = '<script>alert(1)</script>\r\n\r\n.\r\nRCPT TO:<evil@example.org>\r\nSubject: Other';
  expect((await mailing.visitor().post('/api/contact', { ...CONTACT, message })).status).toBe(200);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 30_000, interval: 20 });
  const [mail = ''] = mailServer.received;
  expect(mail.match(/^Subject: .*/gim)?.[0]).toBe('Subject: A message through the contact page of Daylit');
  expect(mail.match(/^To: .*/gim)).toEqual([`To: ${OPERATOR}`]);
  expect(mail.match(/^(Reply-To|Cc|Bcc): .*/gim)).toEqual(['Reply-To: ada@example.org']);
  expect(mail).not.toContain('<script>alert(1)</script>\r\n<');
  await mailing.close();
  await mailServer.close();
});

test('a network that writes a lot has to wait', async () => {
  const visitor = server.visitor();
  const send = async () => (await visitor.post('/api/feedback', { message: 'm' })).status;
  expect([await send(), await send(), await send(), await send(), await send(), await send()]).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
});

test('messages are sealed, go with the account of their address, and otherwise after a year', async () => {
  await server.db.deleteFrom('operator_messages').execute();
  const noor = await server.member();
  await noor.post('/api/feedback', { message: 'canary of a member' });
  await server.visitor().post('/api/contact', { ...CONTACT, email: noor.email.toUpperCase() });
  await server.visitor().post('/api/contact', CONTACT);
  const rows = await storedMessages();
  expect(rows).toHaveLength(3);
  expect(rows.some(({ sealed_message }) => sealed_message.includes('canary'))).toBe(false);

  await noor.delete('/api/account', { current_password: PASSWORD, confirm: true });
  expect(await storedMessages()).toHaveLength(1);

  const messages = createOperatorMessages({
    db: server.db,
    clock: server.clock.now,
    log: createLogger('silent'),
    keyring: await openKeyring(path.join(server.dataDir, 'keys')),
    outbox: { post: async () => undefined, remove: async () => undefined },
    recipient: undefined,
  });
  const [row] = await storedMessages();
  await messages.purge(row?.created_at ?? new Date());
  expect(await storedMessages()).toHaveLength(1);
  await messages.purge(new Date((row?.created_at.getTime() ?? 0) + 1));
  expect(await storedMessages()).toEqual([]);
  expect(KEPT.operatorMessage).toBe(365 * 24 * 60 * 60 * 1000);
});

test('without an address messages wait, and are mailed once when there is one', async () => {
  await server.db.deleteFrom('operator_messages').execute();
  const keyring = await openKeyring(path.join(server.dataDir, 'keys'));
  const outbox = createOutbox({
    queue: { enqueue: async () => undefined },
    clock: server.clock.now,
    bodies: createMailBodies(keyring),
  });
  const dependencies = {
    db: server.db,
    clock: server.clock.now,
    log: createLogger('silent'),
    keyring,
    outbox,
  };
  const before = createOperatorMessages({ ...dependencies, recipient: undefined });
  await before.receive({ kind: 'contact', ...CONTACT, message: 'I wait.' }, CONTACT.email);
  await before.mailWaiting();
  const after = createOperatorMessages({ ...dependencies, recipient: 'late@daylit.example' });
  await after.mailWaiting();
  await after.mailWaiting();
  const mails = await server.mailsTo('late@daylit.example');
  expect(mails).toEqual([expect.stringContaining('I wait.')]);
});
