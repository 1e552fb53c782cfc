import { afterAll, expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { loadDocument } from './document.ts';

const server = await startTestServer();
afterAll(server.close);

const unsafe = loadDocument().operations.filter(({ method }) => method !== 'GET');

const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame in an old browser', { origin: 'null' }],
];

test.each(FOREIGN)('%s can make no unsafe call', async (_name, headers) => {
  const noor = await server.member();
  for (const { id, method, url } of unsafe) {
    const response = await fetch(server.url + url.replace(':id', '1'), {
      method,
      headers: { ...headers, cookie: `session=${noor.token()}`, 'x-forwarded-for': noor.network },
    });
    expect({ id, status: response.status }).toEqual({ id, status: 403 });
  }
  expect((await noor.get('/api/me')).status).toBe(200);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['an old browser on our own page', { origin: server.url }],
  ['a program', {}],
])('%s can', async (_name, headers: Record<string, string>) => {
  const { network } = server.visitor();
  const response = await fetch(`${server.url}/api/logout`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': network },
  });
  expect(response.status).toBe(200);
});

test('a forged sign-in gets no session', async () => {
  const noor = await server.member();
  const reply = await server
    .visitor()
    .post('/api/login', form({ email: noor.email, password: 'correct horse battery' }), {
      'sec-fetch-site': 'cross-site',
    });
  expect(reply.status).toBe(403);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('a page that came over http is another site where people use https', async () => {
  const other = await startTestServer({
    beside: server,
    env: { PUBLIC_URL: 'https://daylit.example', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  const statuses = [];
  for (const origin of [
    'https://daylit.example',
    'http://daylit.example',
    'https://alias.example',
    'http://alias.example',
  ]) {
    const host = origin.replace(/^.*\//, '');
    const answer = await sendRaw(
      other.url,
      `POST /api/logout HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`,
    );
    statuses.push(answer.slice(9, 12));
  }
  await other.close();
  expect(statuses).toEqual(['200', '403', '200', '403']);
});
