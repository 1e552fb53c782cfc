import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { startTestServer, type SignedIn, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const erase = (member: SignedIn) =>
  member.delete('/api/account', { current_password: PASSWORD, confirm: true });

const askFor = (member: SignedIn, email: string) => member.post('/api/account', { email, username: 'noor' });

test('an erasure leaves no mail to an address that was never confirmed', async () => {
  const noor = await server.member();
  await askFor(noor, 'Never.Confirmed@example.org');
  expect(await server.mailsTo('Never.Confirmed@example.org')).toHaveLength(1);
  expect((await erase(noor)).status).toBe(202);
  expect(await server.mailsTo('Never.Confirmed@example.org')).toEqual([]);
});

test('an erasure leaves no mail to the address from before a move', async () => {
  const noor = await server.member();
  await askFor(noor, 'moved.and.gone@example.org');
  const [mail = ''] = await server.mailsTo('moved.and.gone@example.org');
  const token = /token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  expect((await server.visitor().get(`/api/confirm-email-change?token=${token}`)).status).toBe(200);
  expect(await server.mailsTo(noor.email)).not.toEqual([]);
  expect((await erase(noor)).status).toBe(202);
  expect(await server.mailsTo(noor.email)).toEqual([]);
});

test('an erasure leaves the mails of the member whose address was asked for', async () => {
  const noor = await server.member();
  const eve = await server.member();
  await askFor(eve, noor.email);
  const before = await server.mailsTo(noor.email);
  expect(before).not.toEqual([]);
  expect((await erase(eve)).status).toBe(202);
  expect(await server.mailsTo(noor.email)).toEqual(before);
});
