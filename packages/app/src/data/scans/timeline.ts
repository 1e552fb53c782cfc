import { listScans, updateScan } from '@daylit/api-client';
import type { ScanPageView, ScanView } from '@daylit/contract';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { TIMELINE_PAGE, TIMELINE_REFRESH } from '../../lib/timings.ts';
import { api } from '../api.ts';
import { askAgainAfter } from '../query-client.ts';

export const timelineQuery = infiniteQueryOptions({
  queryKey: ['checkins', 'timeline'],
  queryFn: ({ signal, pageParam }) => listScans(api, { offset: pageParam, limit: TIMELINE_PAGE }, { signal }),
  initialPageParam: 0,
  getNextPageParam: nextOffset,
  refetchInterval: ({ state }) => (state.data ? refreshOf(scansOf(state.data.pages)) : askAgainAfter(state)),
});

/** The loaded pages of the timeline, refetched every three seconds while a scan runs. */
export function useTimeline() {
  return useInfiniteQuery(timelineQuery);
}

/** Leaves a scan out of the trend, or counts it again. Done when the timeline shows it. */
export function useTrendChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: { id: number; in_trend: boolean }) => updateScan(api, choice),
    onSuccess: () => client.invalidateQueries({ queryKey: ['checkins'] }),
  });
}

/** Where the next page begins; undefined after the last one. */
function nextOffset(last: ScanPageView, pages: readonly ScanPageView[]): number | undefined {
  return last.scans.length < TIMELINE_PAGE ? undefined : pages.length * TIMELINE_PAGE;
}

/** The scans of all pages. A new scan moves the others to a later page, so one may be on two of them. */
export function scansOf(pages: readonly ScanPageView[]): ScanView[] {
  const scans = pages.flatMap((page) => page.scans);
  return scans.filter(({ id }, index) => scans.findIndex((scan) => scan.id === id) === index);
}

/** Milliseconds until the list is loaded again; false when nothing in it is running. */
export function refreshOf(scans: readonly ScanView[]): number | false {
  return scans.some(({ status }) => status === 'analysing') ? TIMELINE_REFRESH : false;
}
