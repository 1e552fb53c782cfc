import { afterAll, expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

test('a person finds the verification mail and its link', async () => {
  const visitor = server.visitor();
  await visitor.post(
    '/api/register',
    form({ email: 'lea@example.org', username: '<b>lea</b>', password: 'correct horse battery' }),
  );
  const list = await visitor.get('/mailbox');
  expect(list.body).toContain('To lea@example.org');
  const path = /href="(\/mailbox\/\d+)"/.exec(String(list.body))?.[1] ?? '';
  const mail = await visitor.get(path);
  expect(mail.body).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/verify-email\?token=[\w-]{43}">/);
});

test('a mail that is not there is not found', async () => {
  expect((await server.visitor().get('/mailbox/99999')).status).toBe(404);
  expect((await server.visitor().get('/mailbox/x')).status).toBe(404);
});

test('nobody on another machine or by another name can read it', async () => {
  expect((await server.visitor('192.168.1.7').get('/mailbox')).status).toBe(404);
  const answer = await sendRaw(
    server.url,
    'GET /mailbox HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test.each([
  ['X-Forwarded-For: 203.0.113.9'],
  ['X-Forwarded-For: 127.0.0.1, 203.0.113.9'],
  ['X-Forwarded-For: 203.0.113.9, 127.0.0.1'],
  ['X-Forwarded-For: somebody'],
  ['X-Real-IP: 203.0.113.9'],
  ['X-Forwarded-Host: daylit.example'],
  ['X-Forwarded-Host: localhost, daylit.example'],
  ['X-Forwarded-Server: daylit.example'],
  ['Forwarded: for=203.0.113.9;host=daylit.example'],
  ['Via: 1.1 proxy'],
])('nor can anybody through a proxy on this machine that uses a local name, with %s', async (header) => {
  const request = `GET /mailbox HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  expect(await sendRaw(server.url, `${request}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(server.url, `${request}${header}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
});

test('there is no mailbox when mails go through a mail server', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const other = await startTestServer({ beside: server, env });
  const reply = await other.visitor().get('/mailbox');
  await other.close();
  expect(reply.status).toBe(404);
});
