import { listScanEvents } from '@daylit/api-client';
import { expect, test } from 'vitest';
import { agree } from './agree.ts';
import { Matchers } from './pact.ts';

test('the events of a check-in that waits say how many come first', async () => {
  const events = await agree(
    {
      given: 'a scan waits for two others',
      receiving: 'a request for the events of a check-in that waits',
      request: { method: 'GET', path: '/api/checkins/1/events', query: { after: '1' } },
      response: { status: 200, headers: { 'x-queue-position': '3' }, json: Matchers.equal([]) },
    },
    (api) => listScanEvents(api, { id: 1, after: 1 }),
  );
  expect(events).toEqual({ events: 0, report: {}, place: 3 });
});
