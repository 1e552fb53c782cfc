import type { ScanView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { refreshOf, scansOf, timelineQuery } from './timeline.ts';

const scan = (id: number, status: ScanView['status'] = 'complete') => ({ id, status }) as ScanView;
const scans = (count: number) => Array.from({ length: count }, (_, index) => ({ id: count - index }));

test('pages of ten, until one is not full', async () => {
  const calls = fakeApi({ 'GET /api/checkins': [{ body: scans(10) }, { body: scans(4) }] });
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...timelineQuery, pages: 3 });
  expect(pages.map((page) => page.scans.length)).toEqual([10, 4]);
  expect(calls).toEqual(['GET /api/checkins?offset=0&limit=10', 'GET /api/checkins?offset=10&limit=10']);
});

test('a scan that a new one has moved to the next page is shown once', () => {
  const pages = [
    { scans: [scan(3), scan(2)], hidden: 0 },
    { scans: [scan(2), scan(1)], hidden: 0 },
  ];
  expect(scansOf(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the timeline refetches every three seconds while a scan runs, and not after', () => {
  expect(refreshOf([scan(2, 'analysing'), scan(1)])).toBe(3000);
  expect(refreshOf([scan(2, 'failed'), scan(1)])).toBe(false);
});
