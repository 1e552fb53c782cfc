import { environmentManager } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers } from './fake-api.ts';
import { createQueryClient } from './query-client.ts';
import { scanQuery } from './scans/scan-progress.ts';

const CHECKIN = 'GET /api/checkins/4';

// On a server nothing is asked twice; these tests are a page.
beforeAll(() => environmentManager.setIsServer(() => false));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** How often a page asks for a check-in, given time enough, and what becomes of it. */
async function ask(answer: FakeAnswers[string]) {
  const calls = fakeApi({ [CHECKIN]: answer });
  const outcome = createQueryClient()
    .fetchQuery(scanQuery(4))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { times: calls.length, outcome: await outcome };
}

test.each([400, 401, 403, 404, 422, 429])(
  'a refusal (%d) is an answer: it is not asked again',
  async (status) => {
    expect(await ask({ status })).toMatchObject({ times: 1, outcome: { status } });
  },
);

test.each([{ status: 500 }, { status: 503 }, { network: 'lost' } as const])(
  'no usable answer (%j) is asked for three times more',
  async (failure) => {
    expect((await ask(failure)).times).toBe(4);
  },
);

test('what answers in the end is taken', async () => {
  const outcome = await ask([{ status: 502 }, { body: { id: 4, checkin_summary: null } }]);
  expect(outcome).toMatchObject({ times: 2, outcome: { id: 4 } });
});
