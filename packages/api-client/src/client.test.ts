import { describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  cancelSubscription,
  createApiClient,
  getLatestScan,
  getMe,
  login,
  logout,
  scanSkin,
} from './index.ts';
import { fakeServer } from './fake-server.ts';

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(reason)}`);
  return reason;
}

describe('every call', () => {
  test('every call sends the cookies and the header of our own page', async () => {
    const server = fakeServer(json({ id: 3 }));
    const { api } = server;
    expect(await getLatestScan(api)).toEqual({ id: 3 });
    expect(server.request.credentials).toBe('include');
    expect(server.request.headers.get('x-requested-with')).toBe('daylit');
  });

  test('every call tells the time zone of this moment, but no other host for payments', async () => {
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const at = (timeZone: string) => zone.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    const server = fakeServer(json({ id: 3 }));
    const { api } = server;
    for (const place of ['Europe/Berlin', 'Pacific/Apia']) {
      at(place);
      await getLatestScan(api);
      expect(server.request.headers.get('x-time-zone')).toBe(place);
    }
    await cancelSubscription(api);
    expect(server.request.headers.get('x-time-zone')).toBeNull();
    zone.mockRestore();
  });

  test.each([
    ['of this origin', 'https://daylit.example', 'own'],
    ['of another origin', 'https://pay.example', null],
    ['whose address begins like ours', 'https://daylit.exampl', null],
  ])(
    'every call names the session of the page to a payments host %s only',
    async (_name, paymentsBaseUrl, told) => {
      const sent: Request[] = [];
      const api = createApiClient({
        baseUrl: 'https://daylit.example/',
        paymentsBaseUrl,
        sessionId: () => 'own',
        fetch: async (request) => {
          sent.push(request);
          return Response.json({ success: true, message: '' });
        },
      });
      await logout(api);
      await cancelSubscription(api);
      await getMe(api);
      expect(sent.map(({ headers }) => headers.get('x-session-id'))).toEqual(['own', told, null]);
    },
  );

  test('every call leaves the content type of a multipart body to the platform', async () => {
    const server = fakeServer(json({ requires_2fa: false, partial_token: null }));
    const { api } = server;
    await login(api, { email: 'noor@example.org', password: 'pears and plums' });
    expect(server.request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    const form = await server.request.formData();
    expect(Object.fromEntries(form)).toEqual({ email: 'noor@example.org', password: 'pears and plums' });
  });

  test('every call sends one part per photo and none for an absent message', async () => {
    const server = fakeServer(json({ id: 1 }, { status: 202 }));
    const { api } = server;
    await scanSkin(api, { photo: new Blob(['pixels'], { type: 'image/jpeg' }) });
    const form = await server.request.formData();
    expect([...form.keys()]).toEqual(['files']);
    expect(form.get('files')).toMatchObject({ type: 'image/jpeg', size: 6 });
  });
});

test('an undefined field is not sent as the word "undefined"', async () => {
  const server = fakeServer(json({ id: 1 }, { status: 202 }));
  const { api } = server;
  // Callers without TypeScript's exactOptionalPropertyTypes may pass undefined.
  const words = { user_message: undefined } as object;
  await scanSkin(api, { photo: new Blob(['pixels'], { type: 'image/jpeg' }), ...words });
  expect([...(await server.request.formData()).keys()]).toEqual(['files']);
});

describe('a failure', () => {
  test('a failure carries status, detail and trigger of the answer', async () => {
    const headers = { 'x-trigger-event': 'upgradeNeeded' };
    const { api } = fakeServer(
      json({ detail: 'You have used all scans of this month.' }, { status: 403, headers }),
    );
    expect(await failureOf(getMe(api))).toMatchObject({
      status: 403,
      detail: 'You have used all scans of this month.',
      trigger: 'upgradeNeeded',
    });
  });

  test('a failure has no detail when a proxy answers with a page, and no unknown trigger', async () => {
    const headers = { 'x-trigger-event': 'somethingElse' };
    const { api } = fakeServer(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
    expect(await failureOf(getMe(api))).toMatchObject({ status: 502, detail: null, trigger: null });
  });

  test('a failure without a response has status 0 and asks to check the connection', async () => {
    const { api } = fakeServer(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(getMe(api))).toMatchObject({
      status: 0,
      detail: 'Network error. Please check your connection and try again.',
    });
  });

  test('a failure with a response that is not JSON says so', async () => {
    const { api } = fakeServer(() => new Response('<!doctype html>', { status: 200 }));
    expect(await failureOf(getMe(api))).toMatchObject({ detail: 'Server returned invalid JSON' });
  });

  test('a failure with an empty response says so', async () => {
    const { api } = fakeServer(() => new Response(null, { status: 200 }));
    expect(await failureOf(getMe(api))).toMatchObject({ detail: 'Server returned invalid JSON' });
  });

  test('a failure by an abort stays an abort, so that a caller can tell it from a lost network', async () => {
    const controller = new AbortController();
    const api = createApiClient({
      baseUrl: 'http://api.test',
      fetch: async (request) => {
        controller.abort();
        request.signal.throwIfAborted();
        return Response.json({});
      },
    });
    await expect(getMe(api, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a failure by a time-out of the caller stays one', async () => {
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    const { api } = fakeServer(() => Promise.reject(late));
    await expect(getMe(api)).rejects.toBe(late);
  });
});
