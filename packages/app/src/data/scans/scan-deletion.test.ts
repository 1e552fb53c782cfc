import type { Trends } from '@daylit/contract';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { sendDeletion } from './pending-deletion.ts';
import { deleteScanSoon, withoutPoints } from './scan-deletion.ts';

const GONE = { text: '' };
const listeners = { onSend: vi.fn<() => void>(), onFailed: vi.fn<(error: unknown) => void>() };
let leavePage: () => void;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    leavePage = listener;
  });
  vi.stubGlobal('removeEventListener', vi.fn<typeof removeEventListener>());
  client = createQueryClient();
  client.setQueryData(['checkins', 2], { id: 2 });
  client.setQueryData(['checkins', 'trends'], {});
});

afterEach(async () => {
  await sendDeletion().catch(() => undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const reading = (checkin_id: number) => ({ checkin_id });

const hidden = () => client.getQueryData(['checkins', 'deleted']);

test('a deleted scan is hidden at once, and the server is told after ten seconds', async () => {
  const calls = fakeApi({ 'DELETE /api/checkins/2': GONE });
  deleteScanSoon(client, 2, listeners);
  expect(hidden()).toEqual([2]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['DELETE /api/checkins/2']);
  expect(listeners.onSend).toHaveBeenCalledOnce();
  expect(hidden()).toEqual([]);
  expect(client.getQueryData(['checkins', 2])).toBeUndefined();
  expect(client.getQueryState(['checkins', 'trends'])?.isInvalidated).toBe(true);
});

test('a deletion that is undone is never sent, and the scan is shown again', async () => {
  const calls = fakeApi({});
  deleteScanSoon(client, 2, listeners)();
  await vi.advanceTimersByTimeAsync(20_000);
  await sendDeletion();
  expect(calls).toEqual([]);
  expect(hidden()).toEqual([]);
});

test('a page that is left sends the deletion at once, with a call that outlives it', async () => {
  const sent: boolean[] = [];
  const calls = fakeApi({ 'DELETE /api/checkins/2': GONE }, ({ keepalive }) => sent.push(keepalive));
  deleteScanSoon(client, 2, listeners);
  leavePage();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual(['DELETE /api/checkins/2']);
  expect(sent).toEqual([true]);
});

test('the next deletion sends the one before, and both stay hidden until they are gone', async () => {
  const calls = fakeApi({ 'DELETE /api/checkins/2': GONE, 'DELETE /api/checkins/3': GONE });
  deleteScanSoon(client, 2, listeners);
  deleteScanSoon(client, 3, listeners);
  expect(hidden()).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(0);
  expect([calls, hidden()]).toEqual([['DELETE /api/checkins/2'], [3]]);
});

test('a scan that is deleted already is no failure', async () => {
  fakeApi({ 'DELETE /api/checkins/2': { status: 404 } });
  deleteScanSoon(client, 2, listeners);
  await sendDeletion();
  expect(listeners.onFailed).not.toHaveBeenCalled();
});

test('a scan that could not be deleted is shown again, and the reason is told', async () => {
  fakeApi({ 'DELETE /api/checkins/2': { network: 'lost' } });
  deleteScanSoon(client, 2, listeners);
  await sendDeletion();
  await vi.advanceTimersByTimeAsync(0);
  expect(listeners.onFailed).toHaveBeenCalledOnce();
  expect(hidden()).toEqual([]);
});

test('a hidden scan has no point in any line, and a sign without points has none', () => {
  const trends = {
    scans: [reading(1), reading(2)],
    measures: [{ readings: [reading(1), reading(2)] }, { readings: [reading(2)] }],
  } as Trends;
  expect(withoutPoints(trends, [2])).toEqual({
    scans: [{ checkin_id: 1 }],
    measures: [{ readings: [{ checkin_id: 1 }] }],
  });
});
