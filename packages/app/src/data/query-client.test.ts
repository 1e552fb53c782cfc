import { environmentManager } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers } from './fake-api.ts';
import { createQueryClient } from './query-client.ts';
import { scanQuery } from './scans/scan-progress.ts';

const CHECKIN = 'GET /api/checkins/4';

// TanStack Query does not retry on a server; these tests stand for a page.
beforeAll(() => environmentManager.setIsServer(() => false));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** How often a page requests a scan within a minute, and the result. */
async function ask(answer: FakeAnswers[string]) {
  const calls = fakeApi({ [CHECKIN]: answer });
  const outcome = createQueryClient()
    .fetchQuery(scanQuery(4))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { times: calls.length, outcome: await outcome };
}

test.each([400, 401, 403, 404, 422, 429])(
  'a refusal (%d) is final: the request is not retried',
  async (status) => {
    expect(await ask({ status })).toMatchObject({ times: 1, outcome: { status } });
  },
);

test.each([{ status: 500 }, { status: 503 }, { network: 'lost' } as const])(
  'a failure without a usable answer (%j) is retried three times',
  async (failure) => {
    expect((await ask(failure)).times).toBe(4);
  },
);

test('the first usable answer ends the retries', async () => {
  const outcome = await ask([{ status: 502 }, { body: { id: 4, checkin_summary: null } }]);
  expect(outcome).toMatchObject({ times: 2, outcome: { id: 4 } });
});
