import { readdir, readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp, PASSPHRASE } from '../../test/backups.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

const key = new URL(server.mailboxUrl).searchParams.get('key') ?? '';
const admission = await fetch(`${server.url}/restore?key=${key}`, { redirect: 'manual' });
const cookie = admission.headers.get('set-cookie')?.split(';')[0] ?? '';

interface Call {
  cookie?: string;
  headers?: Record<string, string>;
}

const SLICE = 'application/octet-stream';

async function send(
  method: string,
  page: string,
  body?: string | Uint8Array<ArrayBuffer>,
  { headers, ...call }: Call = { cookie },
) {
  const answer = await fetch(`${server.url}${page}`, {
    method,
    headers: { ...(call.cookie && { cookie: call.cookie }), ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const put = (offset: number | string, bytes: Uint8Array<ArrayBuffer>, call: Call = { cookie }) =>
  send('PUT', `/restore/file?offset=${offset}`, bytes, {
    ...call,
    headers: { 'content-type': SLICE, ...call.headers },
  });

const order = (body: object) =>
  send('POST', '/restore', JSON.stringify(body), { cookie, headers: { 'content-type': 'application/json' } });

describe('the page of a new server', () => {
  test('the page is shown with the printed key, which leaves the address, and runs only its own script', async () => {
    expect(admission).toMatchObject({ status: 303 });
    expect(admission.headers.get('location')).toBe('/restore');
    const page = await send('GET', '/restore');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>Restore a backup</h1>');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*script-src 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['GET', '/restore'],
    ['GET', '/restore?key=wrong'],
    ['GET', '/restore/progress'],
    ['PUT', '/restore/file?offset=0'],
    ['POST', '/restore'],
  ])('%s %s is not there for others', async (method, page) => {
    expect((await send(method, page, undefined, {})).status).toBe(404);
  });

  test('another site cannot send a backup with the cookie of an operator', async () => {
    const forged = { cookie, headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await put(0, new Uint8Array(1), forged)).status).toBe(403);
  });

  test('a slice over 4 MB, a slice elsewhere than at the end, and a wrong offset are refused', async () => {
    expect((await put(0, new Uint8Array(4 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await put(0, new Uint8Array(10))).status).toBe(204);
    expect((await put(11, new Uint8Array(10))).status).toBe(409);
    expect((await put(-1, new Uint8Array(10))).status).toBe(400);
    expect((await put('x', new Uint8Array(10))).status).toBe(400);
    expect((await put(10, new Uint8Array(10))).status).toBe(204);
  });

  test('a wrong passphrase, another file and a wrong list are refused with their reason', async () => {
    await put(0, new Uint8Array(100));
    const refused = await order({ passphrase: PASSPHRASE, erased: '' });
    expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('not a backup of Daylit') });
    const bytes = new Uint8Array(await readFile(await backUp(server)));
    await put(0, bytes);
    const wrong = await order({ passphrase: 'another long passphrase', erased: '' });
    expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('passphrase') });
    const list = await order({ passphrase: PASSPHRASE, erased: 'my shopping list\n' });
    expect(list).toMatchObject({ status: 422, text: expect.stringContaining('not the list erased.txt') });
    expect((await order({ passphrase: 7 })).status).toBe(400);
  });
});

test('the page, the upload and the order are gone once somebody is a member, also after they have left', async () => {
  const { id } = await server.member();
  await server.db.deleteFrom('users').where('id', '=', id).execute();
  for (const [method, page] of [
    ['GET', '/restore'],
    ['PUT', '/restore/file?offset=0'],
    ['POST', '/restore'],
  ] as const)
    expect((await send(method, page)).status).toBe(404);
  expect(await readdir(server.dataDir)).not.toContain('restoring');
});
