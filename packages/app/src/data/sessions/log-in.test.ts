import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForSession } from './log-in.ts';
import { fakeApi } from '../fake-api.ts';

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
