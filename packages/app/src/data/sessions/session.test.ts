import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { forgetSession, refreshSession, sessionQuery } from './session.ts';

const DOWN = { status: 503 };
const NOOR = { body: { email: 'noor@example.org', plan_expires_at: null } };

test('a missing session means a visitor, not an error', async () => {
  fakeApi({ 'GET /api/me': { status: 401 } });
  expect(await refreshSession(createQueryClient())).toBeNull();
});

test('a failing server leaves the user unknown', async () => {
  fakeApi({ 'GET /api/me': { status: 503 } });
  const client = createQueryClient();
  await expect(refreshSession(client)).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});

test('the user is fetched with growing delays until the server answers', async () => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  const calls = fakeApi({ 'GET /api/me': [DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, NOOR] });
  const observer = new QueryObserver(createQueryClient(), sessionQuery);
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 16_000);
  expect(calls).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(7);
  expect(observer.getCurrentResult().data).toMatchObject({ email: 'noor@example.org' });
  vi.useRealTimers();
});

test('after signing out every observer sees a visitor, and no data of the last user is kept', async () => {
  fakeApi({ 'GET /api/me': NOOR });
  const client = createQueryClient();
  await refreshSession(client);
  client.setQueryData(['checkins', 1], { id: 1 });
  const seen: unknown[] = [];
  new QueryObserver(client, sessionQuery).subscribe(({ data }) => seen.push(data));

  forgetSession(client);
  await vi.waitFor(() => expect(seen.at(-1)).toBeNull(), { timeout: 20_000 });
  expect(client.getQueryData(['checkins', 1])).toBeUndefined();
});
