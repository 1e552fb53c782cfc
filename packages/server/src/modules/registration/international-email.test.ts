import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { form } from '../../../test/visitor.ts';

const server = await startTestServer();
afterAll(server.close);

const TYPED = 'info@müller.example';
const SENT_TO = 'info@xn--mller-kva.example';

test('an address whose host has an umlaut is one account, however a browser spells it', async () => {
  const browser = server.visitor();
  const registration = { email: TYPED, username: 'ada', password: PASSWORD };
  expect((await browser.post('/api/register', form(registration))).status).toBe(200);
  const [mail] = await server.mailsTo(SENT_TO);
  const token = /token=([\w-]+)/.exec(mail ?? '')?.[1];
  expect(await browser.get(`/api/verify-email?token=${token}`)).toMatchObject({
    status: 200,
    body: { email: TYPED },
  });
  for (const email of [
    TYPED,
    SENT_TO,
    'Info@MÜLLER.example',
    'info@mu\u0308ller.example',
    'info@XN--mller-kva.EXAMPLE',
  ]) {
    const login = await server.visitor().post('/api/login', form({ email, password: PASSWORD }));
    expect([email, login.status]).toEqual([email, 200]);
    await server.visitor().post('/api/register', form({ ...registration, email }));
  }
  const users = await server.db.selectFrom('users').select(['email', 'email_key']).execute();
  expect(users).toEqual([{ email: TYPED, email_key: SENT_TO }]);
  expect(await server.mailsTo(SENT_TO)).not.toHaveLength(1);
  await browser.delete('/api/account', { current_password: PASSWORD, confirm: true });
  // Only the receipt of the erasure is left.
  expect(await server.mailsTo(SENT_TO)).toHaveLength(1);
});

test.each([
  'ünfo@example.org',
  'info@',
  'info@ü',
  'info@üü..example',
  'info@אa.example',
  'info@mül ler.example',
  'a@b@müller.example',
])('an address to which no mail can be sent is refused: %s', async (email) => {
  const answer = await server
    .visitor()
    .post('/api/register', form({ email, username: 'ada', password: PASSWORD }));
  expect(answer).toMatchObject({ status: 422, body: { detail: 'Please enter a valid e-mail address.' } });
});
