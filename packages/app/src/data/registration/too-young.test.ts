import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { sessionQuery } from '../sessions/session.ts';
import { useTooYoung } from './too-young.ts';

const useTooYoungFresh = () => useTooYoung((call) => call({}));

afterEach(() => vi.unstubAllGlobals());

test('under 13 the refusal is the expected answer, and the user is signed out', async () => {
  fakeApi({ 'POST /api/onboarding': { status: 403 } });
  const { client, mutateAsync } = renderHook(useTooYoungFresh);
  client.setQueryData(['checkins', 1], { id: 1 });
  await mutateAsync();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(client.getQueryData(['checkins', 1])).toBeUndefined();
});

test.each([{ status: 500 }, { status: 403, trigger: 'passwordNeeded' }])(
  'under 13 anything else is an error, because nothing was erased: %o',
  async (answer) => {
    fakeApi({ 'POST /api/onboarding': answer });
    const { client, mutateAsync } = renderHook(useTooYoungFresh);
    await expect(mutateAsync()).rejects.toMatchObject(answer);
    expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
  },
);
