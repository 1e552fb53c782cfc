import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAcceptLegalTerms, waitForSession } from './auth.ts';
import { fakeApi } from './fake-api.ts';
import { sessionQuery } from './session.ts';
import { showHook } from './show-hook.ts';

const NOT_YET = { status: 401 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session that is ready is taken at once', async () => {
  const calls = fakeApi({ 'GET /api/me': { body: { email: 'noor@example.org', plan_expires_at: null } } });
  await expect(waitForSession()).resolves.toMatchObject({ email: 'noor@example.org' });
  expect(calls).toHaveLength(1);
});

test('a session is asked for every 200 ms until it is ready', async () => {
  const calls = fakeApi({
    'GET /api/me': [NOT_YET, NOT_YET, { body: { email: 'noor@example.org', plan_expires_at: null } }],
  });
  const waiting = waitForSession();
  await vi.advanceTimersByTimeAsync(399);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(waiting).resolves.toMatchObject({ email: 'noor@example.org' });
});

test('after ten tries the person is told to try again', async () => {
  const calls = fakeApi({ 'GET /api/me': NOT_YET });
  const failure = waitForSession().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({
    detail: "Login succeeded, but your session isn't ready. Please try again.",
  });
  expect(calls).toHaveLength(10);
});

test('after the terms are accepted, the user is who the server then says, not who answered the acceptance', async () => {
  const calls = fakeApi({
    'POST /api/update-legal-acceptance': { body: { email: 'noor@example.org', agreed_to_terms: false } },
    'GET /api/me': { body: { email: 'noor@example.org', agreed_to_terms: true, plan_expires_at: null } },
  });
  const { client, mutateAsync } = showHook(useAcceptLegalTerms);
  await mutateAsync();
  expect(calls).toEqual(['POST /api/update-legal-acceptance', 'GET /api/me']);
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ agreed_to_terms: true });
});

test('terms whose acceptance cannot be seen afterwards are not accepted yet', async () => {
  fakeApi({ 'POST /api/update-legal-acceptance': { body: {} }, 'GET /api/me': { status: 503 } });
  const { client, mutateAsync } = showHook(useAcceptLegalTerms);
  await expect(mutateAsync()).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});
