import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../test/members.ts';
import { scanForm } from '../../test/scans.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { form, type Visitor } from '../../test/visitor.ts';

const server = await startTestServer();
afterAll(server.close);

/** The id that a page knows of the session that it shows. */
async function sessionIdOf(visitor: Visitor): Promise<string> {
  return ((await visitor.get('/api/me')).body as { session_id: string }).session_id;
}

const shownBy = (id: string) => ({ 'x-session-id': id });
const logIn = (browser: Visitor, { email }: { email: string }) =>
  browser.post('/api/login', form({ email, password: PASSWORD }));

const REFUSED = {
  status: 409,
  body: { detail: 'You are signed in with another account in this browser. Load the page again.' },
};

test('the id of a page is the one in the list of sessions', async () => {
  const anna = await server.member();
  const { body } = await anna.get('/api/sessions');
  expect(body).toMatchObject([{ id: await sessionIdOf(anna), is_current: true }]);
});

test("what Anna's page sends after Bella has logged in beside it changes nothing of Bella", async () => {
  const [browser, bella] = [
    await server.member({ username: 'anna' }),
    await server.member({ username: 'bella' }),
  ];
  const anna = shownBy(await sessionIdOf(browser));
  await browser.post('/api/logout');
  await logIn(browser, bella);

  const change = await browser.post('/api/profile', { goals: ['calm'] }, anna);
  expect(change).toMatchObject(REFUSED);
  expect(change.headers.get('x-trigger-event')).toBe('otherAccount');
  expect(await browser.post('/api/scan-skin', scanForm(Buffer.from('a photo')), anna)).toMatchObject(REFUSED);
  expect(await browser.post('/api/chat2/stream', { message: 'Hello' }, anna)).toMatchObject(REFUSED);
  expect(await browser.get('/api/me', anna)).toMatchObject({ status: 200, body: { username: 'bella' } });
  expect(await bella.get('/api/chat-history')).toMatchObject({ body: [] });
});

test.each(['', 'nonsense', "' or 1=1"])('the id "%s" belongs to nobody', async (id) => {
  const anna = await server.member();
  expect(await anna.post('/api/export', undefined, shownBy(id))).toMatchObject(REFUSED);
});

test('a page of the same member is served, in this browser or with a session elsewhere', async () => {
  const anna = await server.member();
  const elsewhere = server.visitor();
  await logIn(elsewhere, anna);
  const own = await sessionIdOf(anna);
  expect(await sessionIdOf(elsewhere)).not.toBe(own);
  const decision = { purpose: 'photo_analysis', granted: true };
  for (const id of [own, await sessionIdOf(elsewhere)]) {
    expect(await anna.post('/api/consents', decision, shownBy(id))).toMatchObject({ status: 200 });
  }
});

test('a page that waited for the verification is served once the address is verified', async () => {
  const [anna, email] = [server.visitor(), 'anna@example.org'];
  await anna.post('/api/register', form({ email, username: 'anna', password: PASSWORD }));
  const waiting = await sessionIdOf(anna);
  const token = /token=([\w-]+)/.exec((await server.mailsTo(email)).at(-1) ?? '')?.[1];
  await anna.get(`/api/verify-email?token=${token}`);
  expect(await sessionIdOf(anna)).not.toBe(waiting);
  const terms = { agreed_to_terms: true, agreed_to_terms_date: server.clock.now().toISOString() };
  expect(await anna.post('/api/update-legal-acceptance', terms, shownBy(waiting))).toMatchObject({
    status: 200,
  });
});

test('without the header, nothing is compared', async () => {
  const anna = await server.member();
  expect((await anna.post('/api/export')).status).toBeLessThan(300);
});

test('a page that outlived its session is asked to log in, and may log in, out and write to us', async () => {
  const anna = await server.member();
  const id = shownBy(await sessionIdOf(anna));
  expect((await anna.post('/api/logout', undefined, id)).status).toBe(200);
  expect((await anna.post('/api/export', undefined, id)).status).toBe(401);
  const bella = await server.member();
  const credentials = form({ email: bella.email, password: PASSWORD });
  expect((await anna.post('/api/login', credentials, id)).status).toBe(200);
});
