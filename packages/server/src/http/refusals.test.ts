import { afterAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { scanForm } from '../../test/scans.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);
const visitor = server.visitor();
const noor = await server.member();

describe('a request that cannot be read', () => {
  test.each([
    ['a bad percent-encoding', '/api/checkins/%E0%A4%A', 400],
    ['a parameter that is too long', `/api/export/${'a'.repeat(2000)}`, 404],
  ])('%s', async (_name, path, status) => {
    const reply = await noor.get(path);
    expect(reply).toMatchObject({ status, body: { detail: expect.any(String) } });
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('JSON that ends in the middle is refused', async () => {
    const reply = await noor.post('/api/consents', undefined, { 'content-type': 'application/json' });
    expect(reply).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
  });

  test('a form that ends in the middle is refused', async () => {
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
  test('a body of another content type is refused', async () => {
    const reply = await visitor.post('/api/login', { email: 'a@example.org', password: 'x' });
    const detail = 'Please send this as multipart/form-data.';
    expect(reply).toMatchObject({ status: 415, body: { detail } });
  });

  test('a number is refused where a text belongs', async () => {
    const reply = await noor.post('/api/onboarding', { goals: [5], issues: [], preferences: {} });
    expect(reply).toMatchObject({ status: 422, body: { detail: '"goals.0" must be string.' } });
  });

  test('an unknown field is refused', async () => {
    const reply = await noor.post('/api/onboarding', { goals: [], issues: [], preferences: {}, plan: 'pro' });
    expect(reply).toMatchObject({ status: 422, body: { detail: '"plan" is not known here.' } });
    expect(await noor.get('/api/me')).toMatchObject({ body: { plan: 'trial' } });
  });

  test('a missing field is named', async () => {
    const reply = await visitor.post('/api/login', form({ email: 'a@example.org' }));
    expect(reply).toMatchObject({ status: 422, body: { detail: 'Please fill in "password".' } });
  });

  test('a field that is sent twice is refused', async () => {
    const body = form({ email: 'a@example.org', password: 'x' });
    body.append('email', 'b@example.org');
    const reply = await visitor.post('/api/login', body);
    expect(reply).toMatchObject({ status: 422, body: { detail: '"email" was sent more than once.' } });
  });

  test('a file is refused where a text belongs', async () => {
    const body = form({ password: 'x' });
    body.append('email', new Blob(['a@example.org']), 'email.txt');
    const reply = await visitor.post('/api/login', body);
    expect(reply).toMatchObject({ status: 422, body: { detail: '"email" is not a file.' } });
  });

  test('a text is refused where a file belongs', async () => {
    for (const [path, field] of [
      ['/api/validate-photo', 'file'],
      ['/api/scan-skin', 'files'],
    ] as const) {
      const reply = await noor.post(path, form({ [field]: 'a photo' }));
      expect(reply).toMatchObject({ status: 422, body: { detail: `"${field}" must be a file.` } });
    }
  });

  test('a text that is labelled as JSON is refused', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="email"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--';
    const answer = await sendRaw(
      server.url,
      `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  });

  test.each(['__proto__', 'constructor', 'toString'])('a form field called %s is refused', async (name) => {
    const reply = await visitor.post(
      '/api/login',
      form({ email: 'a@example.org', password: 'x', [name]: '{}' }),
    );
    expect(reply).toMatchObject({ status: 422, body: { detail: `"${name}" is not known here.` } });
  });

  test('a name that would pollute the prototype of every object is refused', async () => {
    const reply = await noor.post('/api/onboarding', JSON.parse('{"__proto__": {"plan": "pro"}}'));
    expect(reply.status).toBe(400);
    expect(({} as { plan?: string }).plan).toBeUndefined();
  });

  test('a body larger than any text is refused', async () => {
    const reply = await noor.post('/api/onboarding', {
      goals: ['x'.repeat(200_000)],
      issues: [],
      preferences: {},
    });
    expect(reply).toMatchObject({ status: 413, body: { detail: expect.any(String) } });
  });
});

test('a call that takes no body ignores one', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'nonsense']) {
    const answer = await sendRaw(
      server.url,
      `POST /api/logout HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 3\r\n\r\n{]}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('an upload without a session is refused before its body is read', async () => {
  const answer = await sendRaw(
    server.url,
    'POST /api/scan-skin HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

describe('a text that the database cannot store is refused, and its field is named', () => {
  const half = String.fromCharCode(0xd800);
  const onboarding = { goals: [], issues: [], preferences: { age_band: '25-39' } };

  test.each([
    ['in a list', { ...onboarding, goals: ['even', 'to\0ne'] }, 'goals.1'],
    ['half a character', { ...onboarding, issues: [half] }, 'issues.0'],
    [
      'deep inside',
      { ...onboarding, preferences: { age_band: '25-39', avoid: ['a', half] } },
      'preferences.avoid.1',
    ],
  ])('%s', async (_name, body, field) => {
    expect(await noor.post('/api/onboarding', body)).toMatchObject({
      status: 422,
      body: { detail: `"${field}" holds a character that cannot be kept.` },
    });
  });

  test('a text in a form is refused', async () => {
    for (const field of ['username', 'invite_code']) {
      const fields = { email: 'a@example.org', username: 'noor', password: 'correct horse battery' };
      const reply = await visitor.post('/api/register', form({ ...fields, [field]: 'no\0or' }));
      expect(reply).toMatchObject({
        status: 422,
        body: { detail: `"${field}" holds a character that cannot be kept.` },
      });
    }
  });

  test('a text beside a photo is refused', async () => {
    const reply = await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo'), 'red\0ness'));
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: '"user_message" holds a character that cannot be kept.' },
    });
  });

  test('a text in a query is refused', async () => {
    const reply = await visitor.get('/api/verify-email?token=%00');
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: '"token" holds a character that cannot be kept.' },
    });
  });

  test('the name of a field is refused', async () => {
    const reply = await visitor.post(
      '/api/stripe/webhook',
      { id: 'evt_1', type: 'invoice.paid', 'ob\0ject': 'event' },
      { 'stripe-signature': 'x' },
    );
    expect(reply.status).toBe(422);
  });

  test.each([
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-02-30T12:00:00Z',
    '2026-11-22 08:30:00Z',
    '+012026-11-22T08:30:00Z',
    '2026-11-22T08:30:00',
    '1795000000',
  ])('the moment %s is refused', async (agreed_to_terms_date) => {
    const reply = await noor.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date,
    });
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('agreed_to_terms_date') },
    });
  });

  test('a moment with an offset is taken', async () => {
    const agreed_to_terms_date = '2026-11-22T08:30:00.123+14:00';
    const reply = await noor.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date,
    });
    expect(reply.status).toBe(200);
  });
});

test.each(['0x7', '1e1', '%205', '+5', '5.0', '', '05', 'five', '5&limit=6', '9007199254740993'])(
  '%s is no whole number',
  async (limit) => {
    const reply = await noor.get(`/api/checkins?limit=${limit}`);
    expect(reply).toMatchObject({ status: 422, body: { detail: '"limit" must be integer.' } });
  },
);

test('a query parameter out of range is refused with its name', async () => {
  expect(await noor.get('/api/checkins?limit=51')).toMatchObject({
    status: 422,
    body: { detail: '"limit" must be <= 50.' },
  });
});

test('answers of the API are not cached, and show nothing when opened as a page', async () => {
  const { headers } = await noor.get('/api/me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
