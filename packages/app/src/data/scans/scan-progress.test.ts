import type { Scan, ScanEvent } from '@daylit/contract';
import {
  environmentManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import {
  analysingQuery,
  endingQuery,
  isComplete,
  newerScanQuery,
  scanProgressQuery,
} from './scan-progress.ts';

let client: QueryClient;

// TanStack Query does not refetch on a server; these tests stand for a page.
beforeAll(() => environmentManager.setIsServer(() => false));

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Observes a query like a page, and returns a function that advances the clock. */
function watch<Data, Key extends QueryKey>(options: QueryObserverOptions<Data, Error, Data, Data, Key>) {
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => undefined);
  return async (milliseconds: number): Promise<Data | undefined> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return observer.getCurrentResult().data;
  };
}

function event(stage: ScanEvent['stage']): ScanEvent {
  return { stage, payload: {} } as ScanEvent;
}

const checkin = (changes: Partial<Scan>): { body: Partial<Scan> } => ({
  body: {
    id: 4,
    status: 'analysing',
    failure_detail: null,
    analysis_result: null,
    checkin_summary: null,
    ...changes,
  },
});

describe('waiting for the new check-in', () => {
  test('waiting for the new check-in polls every second until the number exceeds the old one, then stops', async () => {
    const calls = fakeApi({
      'GET /api/checkins/latest': [{ body: { id: null } }, { body: { id: 3 } }, { body: { id: 4 } }],
      'GET /api/checkins/4': { body: { id: 4 } },
    });
    const pass = watch(newerScanQuery(client, 3));
    expect(await pass(0)).toMatchObject({ id: null });
    expect(await pass(999)).toMatchObject({ id: null });
    expect(calls).toHaveLength(1);
    expect(await pass(1)).toMatchObject({ id: null });
    expect(await pass(1000)).toMatchObject({ id: 4 });
    await pass(10_000);
    expect(calls).toHaveLength(4);
  });

  test('waiting for the new check-in says after ten polls that none has arrived, and shows one that arrives later', async () => {
    const answers: [{ body: unknown }, ...{ body: unknown }[]] = [{ body: { id: 4 } }];
    fakeApi({ 'GET /api/checkins/latest': answers, 'GET /api/checkins/51': { body: { id: 51 } } });
    const pass = watch(newerScanQuery(client, 50));
    expect(await pass(8000)).toMatchObject({ id: null, isLate: false });
    expect(await pass(1000)).toMatchObject({ id: null, isLate: true });
    answers.splice(0, 1, { body: { id: 51 } });
    expect(await pass(1000)).toMatchObject({ id: 51, isLate: false });
  });

  test('waiting for the new check-in continues after a network failure', async () => {
    fakeApi({
      'GET /api/checkins/latest': [{ network: 'lost' }, { body: { id: 1 } }],
      'GET /api/checkins/1': { network: 'lost' },
    });
    const pass = watch(newerScanQuery(client, 0));
    expect(await pass(0)).toBeUndefined();
    expect(await pass(1000)).toMatchObject({ id: 1 });
  });

  test('waiting for the new check-in stops when nobody is signed in', async () => {
    const calls = fakeApi({ 'GET /api/checkins/latest': { status: 401 } });
    const pass = watch(newerScanQuery(client, 0));
    await pass(10_000);
    expect(calls).toHaveLength(1);
  });
});

describe('the events of a scan', () => {
  const EVENTS = 'GET /api/checkins/4/events';

  test('the events of a scan are polled, after the known ones, until the report is complete', async () => {
    const calls = fakeApi({
      [EVENTS]: [
        { body: [event('photo_quality'), event('skin_type')] },
        { body: [] },
        { body: [event('condition_notes'), event('care_plan'), event('progress_summary')] },
        { body: [event('product_needs')] },
      ],
    });
    const pass = watch(scanProgressQuery(client, 4));
    expect(await pass(0)).toMatchObject({ events: 2, report: { photo_quality: {}, skin_type: {} } });
    // At once after news, a second after an empty answer.
    expect(await pass(1)).toMatchObject({ events: 2, emptyPolls: 1 });
    expect(await pass(999)).toMatchObject({ events: 2, emptyPolls: 1 });
    expect(await pass(1)).toMatchObject({ events: 5, emptyPolls: 0 });
    const progress = await pass(1);
    expect(progress && isComplete(progress)).toBe(true);
    await pass(10_000);
    expect(calls.map((call) => call.replace(EVENTS, ''))).toEqual([
      '?after=0&wait=3',
      '?after=2&wait=3',
      '?after=2&wait=3',
      '?after=5&wait=3',
    ]);
  });

  test('the third empty answer in a row checks for a newer scan', async () => {
    const calls = fakeApi({
      [EVENTS]: [{ body: [event('photo_quality')] }, { body: [] }],
      'GET /api/checkins/latest': { body: { id: 5 } },
      'GET /api/checkins/4': checkin({}),
    });
    const pass = watch(scanProgressQuery(client, 4));
    expect(await pass(2000)).toMatchObject({ newerId: null, emptyPolls: 2 });
    expect(calls).not.toContain('GET /api/checkins/latest');
    expect(await pass(1000)).toMatchObject({ newerId: 5 });
    const made = calls.length;
    await pass(10_000);
    expect(calls).toHaveLength(made);
  });

  test('continue to be polled when this scan is still the newest', async () => {
    fakeApi({
      [EVENTS]: [{ body: [] }, { body: [] }, { body: [] }, { body: [event('photo_quality')] }],
      'GET /api/checkins/latest': { body: { id: 4 } },
      'GET /api/checkins/4': checkin({}),
    });
    const pass = watch(scanProgressQuery(client, 4));
    expect(await pass(2000)).toMatchObject({ newerId: null, emptyPolls: 0 });
    expect(await pass(1000)).toMatchObject({ events: 1, report: { photo_quality: {} } });
  });

  test('stop when nobody is signed in any more', async () => {
    const calls = fakeApi({ [EVENTS]: [{ body: [event('photo_quality')] }, { status: 401 }] });
    await watch(scanProgressQuery(client, 4))(10_000);
    expect(calls).toHaveLength(2);
  });

  test('stop when the scan has failed', async () => {
    const failure_detail = 'The analysis could not be finished. Please scan again.';
    fakeApi({
      [EVENTS]: { body: [] },
      'GET /api/checkins/latest': { body: { id: 4 } },
      'GET /api/checkins/4': checkin({ status: 'failed', failure_detail }),
    });
    const pass = watch(scanProgressQuery(client, 4));
    expect(await pass(2000)).toMatchObject({ failure: failure_detail });
  });
});

describe('the check-in of a running scan', () => {
  const CHECKIN = 'GET /api/checkins/4';

  test('the check-in of a running scan is polled after the last stage, until it is complete', async () => {
    const complete = checkin({
      status: 'complete',
      analysis_result: {} as never,
      thumbnail_filename: 'a.jpg',
    });
    const calls = fakeApi({ [CHECKIN]: [checkin({}), checkin({}), complete] });
    const pass = watch(endingQuery(4, true));
    expect(await pass(1000)).toMatchObject({ status: 'analysing' });
    expect(await pass(1000)).toMatchObject({ status: 'complete', thumbnail_filename: 'a.jpg' });
    await pass(10_000);
    expect(calls).toHaveLength(3);
  });

  test('the check-in of a running scan is not polled when nobody is signed in any more', async () => {
    const calls = fakeApi({ [CHECKIN]: [checkin({}), { status: 401 }] });
    await watch(endingQuery(4, true))(10_000);
    expect(calls).toHaveLength(2);
  });

  test('the check-in of a running scan is fetched once while stages are awaited', async () => {
    const calls = fakeApi({ [CHECKIN]: checkin({}) });
    await watch(endingQuery(4, false))(10_000);
    expect(calls).toHaveLength(1);
  });
});

describe('the analysing page', () => {
  test('the analysing page polls every four seconds until the analysis result exists', async () => {
    const calls = fakeApi({
      'GET /api/checkins/4': [checkin({}), checkin({}), checkin({ analysis_result: {} as never })],
    });
    const pass = watch(analysingQuery(4));
    await pass(3999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(4000);
    expect(await pass(60_000)).toMatchObject({ report: {} });
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['nobody is signed in any more', 401],
    ['there is no such scan', 404],
  ])('the analysing page stops asking when %s', async (_name, status) => {
    const calls = fakeApi({ 'GET /api/checkins/4': [checkin({}), { status }] });
    await watch(analysingQuery(4))(60_000);
    expect(calls).toHaveLength(2);
  });
});
