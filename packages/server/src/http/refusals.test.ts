import { afterAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);
const visitor = server.visitor();
const noor = await server.member();

describe('a request that cannot be read', () => {
  test.each([
    ['a bad percent-encoding', '/api/checkins/%E0%A4%A', 400],
    ['a parameter that is too long', `/api/export/${'a'.repeat(2000)}`, 414],
  ])('%s', async (_name, path, status) => {
    const reply = await noor.get(path);
    expect(reply).toMatchObject({ status, body: { detail: expect.any(String) } });
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('JSON that ends in the middle', async () => {
    const reply = await noor.post('/api/consents', undefined, { 'content-type': 'application/json' });
    expect(reply).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
  });

  test('a form that ends in the middle', async () => {
    const answer = await sendRaw(
      server.url,
      'POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="email"\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":');
  });
});

describe('a body that is not what the document says', () => {
  test('of another content type', async () => {
    const reply = await visitor.post('/api/login', { email: 'a@example.org', password: 'x' });
    expect(reply).toMatchObject({
      status: 415,
      body: { detail: 'Please send this as multipart/form-data.' },
    });
  });

  test('with a number where a text belongs', async () => {
    const reply = await noor.post('/api/onboarding', { goals: [5], issues: [], preferences: {} });
    expect(reply).toMatchObject({ status: 422, body: { detail: '"goals.0" must be string.' } });
  });

  test('with a field nobody knows', async () => {
    const reply = await noor.post('/api/onboarding', { goals: [], issues: [], preferences: {}, plan: 'pro' });
    expect(reply).toMatchObject({ status: 422, body: { detail: '"plan" is not known here.' } });
    expect(await noor.get('/api/me')).toMatchObject({ body: { plan: 'trial' } });
  });

  test('without a field that is needed', async () => {
    const reply = await visitor.post('/api/login', form({ email: 'a@example.org' }));
    expect(reply).toMatchObject({ status: 422, body: { detail: 'Please fill in "password".' } });
  });

  test('with a field twice', async () => {
    const body = form({ email: 'a@example.org', password: 'x' });
    body.append('email', 'b@example.org');
    const reply = await visitor.post('/api/login', body);
    expect(reply).toMatchObject({ status: 422, body: { detail: '"email" was sent more than once.' } });
  });

  test('with a file where a text belongs', async () => {
    const body = form({ password: 'x' });
    body.append('email', new Blob(['a@example.org']), 'email.txt');
    const reply = await visitor.post('/api/login', body);
    expect(reply).toMatchObject({ status: 422, body: { detail: '"email" is not a file.' } });
  });

  test('with names that would change every object', async () => {
    const reply = await noor.post('/api/onboarding', JSON.parse('{"__proto__": {"plan": "pro"}}'));
    expect(reply.status).toBe(400);
    expect(({} as { plan?: string }).plan).toBeUndefined();
  });

  test('larger than any text', async () => {
    const reply = await noor.post('/api/onboarding', {
      goals: ['x'.repeat(200_000)],
      issues: [],
      preferences: {},
    });
    expect(reply).toMatchObject({ status: 413, body: { detail: expect.any(String) } });
  });
});

test('an upload without a session is refused before its body is read', async () => {
  const answer = await sendRaw(
    server.url,
    'POST /api/scan-skin HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('a query parameter out of range is refused with its name', async () => {
  expect(await noor.get('/api/checkins?limit=51')).toMatchObject({
    status: 422,
    body: { detail: '"limit" must be <= 50.' },
  });
});

test('answers of the API are not kept, and show nothing when opened as a page', async () => {
  const { headers } = await noor.get('/api/me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
