import { compareScans, getHandOver, getTrends } from '@daylit/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export const trendsQuery = queryOptions({
  queryKey: ['checkins', 'trends'],
  queryFn: ({ signal }) => getTrends(api, { signal }),
});

/** Every sign over time. Not fetched unless `isAsked`. */
export function useTrends(isAsked = true) {
  return useQuery({ ...trendsQuery, enabled: isAsked });
}

/** The page for a doctor's visit. */
export function useHandOver() {
  return useQuery({
    queryKey: ['checkins', 'hand-over'],
    queryFn: ({ signal }) => getHandOver(api, { signal }),
  });
}

/** Two scans side by side; null compares none. */
export function useComparison(pair: { id: number; other: number } | null) {
  return useQuery({
    queryKey: ['checkins', 'comparison', pair],
    queryFn: ({ signal }) => compareScans(api, pair ?? { id: 0, other: 0 }, { signal }),
    enabled: pair !== null,
  });
}
