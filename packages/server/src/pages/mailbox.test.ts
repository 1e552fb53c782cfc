import { afterAll, expect, test } from 'vitest';
import { openMailbox } from '../../test/open-mailbox.ts';
import { sendRaw } from '../../test/send-raw.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);
const operator = await openMailbox(server);
const { pathname, search } = new URL(server.mailboxUrl);
const key = new URLSearchParams(search).get('key') ?? '';

function askWithKey(path: string, headers: string): Promise<string> {
  const head = `${headers}\r\nConnection: close\r\nCookie: operator=${key}\r\n`;
  return sendRaw(server.url, `GET ${path} HTTP/1.1\r\n${head}\r\n`);
}

test('a person finds the verification mail and its link', async () => {
  await server
    .visitor()
    .post(
      '/api/register',
      form({ email: 'lea@example.org', username: '<b>lea</b>', password: 'correct horse battery' }),
    );
  const list = await operator.get('/mailbox');
  expect(list.body).toContain('To lea@example.org');
  const path = /href="(\/mailbox\/\d+)"/.exec(String(list.body))?.[1] ?? '';
  const mail = await operator.get(path);
  expect(mail.body).toMatch(/<a href="http:\/\/localhost:\d+\/verify-email\?token=[\w-]{43}">/);
});

test('a mail that is not there is not found', async () => {
  expect((await operator.get('/mailbox/99999')).status).toBe(404);
  expect((await operator.get('/mailbox/x')).status).toBe(404);
});

test('the printed address opens any number of browsers, and the key leaves the address at once', async () => {
  for (const browser of [server.visitor(), server.visitor()]) {
    const { status, headers } = await browser.get(pathname + search);
    expect([status, headers.get('location')]).toEqual([303, '/mailbox']);
    expect(headers.getSetCookie()).toEqual([`operator=${key}; Path=/; HttpOnly; SameSite=Lax`]);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const page = await browser.get('/mailbox');
    expect(page.status).toBe(200);
    expect(page.body).not.toContain(key);
  }
});

test.each([
  ['no key', '/mailbox'],
  ['no key, to a mail', '/mailbox/1'],
  ['another key', `/mailbox?key=${'x'.repeat(43)}`],
  ['an empty key', '/mailbox?key='],
  ['two keys', '/mailbox?key=a&key=b'],
  ['the key at another page', `/mailbox/1?key=${key}`],
])('a program on this machine with %s reads nothing', async (_name, path) => {
  const { status, headers } = await server.visitor().get(path);
  expect([status, headers.getSetCookie()]).toEqual([404, []]);
});

test('the key of another start opens nothing', async () => {
  const other = await startTestServer({ beside: server });
  const stale = await openMailbox(other);
  await other.close();
  const cookie = stale.cookie();
  expect(cookie).toMatch(/^operator=[\w-]{43}$/);
  expect((await server.visitor().get('/mailbox', { cookie })).status).toBe(404);
});

test('a proxy on this machine that says nothing opens it to nobody', async () => {
  // What nginx sends for a plain `proxy_pass http://127.0.0.1:PORT`.
  const head = `Host: ${new URL(server.url).host}\r\nConnection: close\r\nUser-Agent: Mozilla/5.0\r\nAccept: */*\r\n`;
  for (const path of ['/mailbox', '/mailbox/1', '/metrics', '/health/ready']) {
    const answer = await sendRaw(server.url, `GET ${path} HTTP/1.0\r\n${head}\r\n`);
    expect(answer).not.toMatch(/Local mailbox|token=|process_cpu_seconds_total|"checks"/);
    expect(answer.slice(9, 12)).toBe({ '/metrics': '403', '/health/ready': '200' }[path] ?? '404');
  }
});

test.each([
  ['Host: rebound.example'],
  ['Host: localhost\r\nX-Forwarded-For: 203.0.113.9'],
  ['Host: localhost\r\nX-Forwarded-For: 127.0.0.1, 203.0.113.9'],
  ['Host: localhost\r\nX-Forwarded-For: 203.0.113.9, 127.0.0.1'],
  ['Host: localhost\r\nX-Forwarded-For: somebody'],
  ['Host: localhost\r\nX-Real-IP: 203.0.113.9'],
  ['Host: localhost\r\nX-Forwarded-Host: daylit.example'],
  ['Host: localhost\r\nX-Forwarded-Host: localhost, daylit.example'],
  ['Host: localhost\r\nX-Forwarded-Server: daylit.example'],
  ['Host: localhost\r\nForwarded: for=203.0.113.9;host=daylit.example'],
  ['Host: localhost\r\nVia: 1.1 proxy'],
])('without a token, not even the key opens it by another name or through a proxy: %s', async (headers) => {
  expect(await askWithKey('/mailbox', 'Host: localhost')).toMatch(/^HTTP\/1\.1 200 /);
  for (const path of ['/mailbox', pathname + search, '/metrics'])
    expect(await askWithKey(path, headers)).toMatch(/^HTTP\/1\.1 404 /);
});

test('with a token set, the token and the key open it by every name', async () => {
  const METRICS_TOKEN = 'a-token-of-the-operator';
  const other = await startTestServer({ beside: server, env: { METRICS_TOKEN } });
  const away = '203.0.113.9';
  const byToken = await other.visitor(away).get('/mailbox', { authorization: `Bearer ${METRICS_TOKEN}` });
  const byKey = await (await openMailbox(other, away)).get('/mailbox');
  const byNothing = await other.visitor(away).get('/mailbox');
  await other.close();
  expect([byToken.status, byKey.status, byNothing.status]).toEqual([200, 200, 404]);
});

test('there is no mailbox when mails go through a mail server', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const other = await startTestServer({ beside: server, env });
  const reply = await other.visitor().get('/mailbox');
  await other.close();
  expect(reply.status).toBe(404);
});
