import { afterAll, expect, test } from 'vitest';
import { createVisitor } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { loadDocument } from './document.ts';
import { NOT_YET_SERVED } from './not-yet-served.ts';

const server = await startTestServer();
afterAll(server.close);
const { operations } = loadDocument();

test('exactly the operations that the document marks with 501 are not served yet', () => {
  const documented = operations.filter(({ responses }) => '501' in responses).map(({ id }) => id);
  process.stdout.write(`Not served yet (${documented.length}): ${documented.join(', ')}\n`);
  expect([...NOT_YET_SERVED].sort()).toEqual(documented.sort());
});

test('a call that is not served yet says so', async () => {
  const noor = await server.member();
  expect(await noor.get('/api/sessions')).toMatchObject({
    status: 501,
    body: { detail: 'This is not available yet.' },
  });
});

test('nothing under /api answers that is not in the document', async () => {
  const noor = await server.member();
  for (const path of [
    '/api',
    '/api/',
    '/api/users',
    '/api/me/',
    '/api/me.json',
    '/api/admin',
    '/metrics/all',
  ]) {
    const reply = await noor.get(path);
    expect({ path, ...reply }).toMatchObject({
      status: 404,
      body: { detail: 'There is nothing at this address.' },
    });
  }
});

test('every other method of a documented path is refused', async () => {
  const noor = createVisitor({ url: server.url });
  expect((await noor.post('/api/me')).status).toBe(404);
  expect((await noor.get('/api/login')).status).toBe(404);
});

test('every operation that needs a session answers a visitor with the same 401', async () => {
  const visitor = server.visitor();
  for (const { id, method, url } of operations.filter(({ isOpen }) => !isOpen)) {
    const path = url.replace(':filename', `${'a'.repeat(32)}.webp`).replace(':id', '1');
    const response = await fetch(server.url + path, {
      method,
      headers: { 'x-forwarded-for': visitor.network },
    });
    expect({ id, status: response.status, body: await response.json() }).toEqual({
      id,
      status: 401,
      body: { detail: 'Please log in to continue.' },
    });
  }
});
