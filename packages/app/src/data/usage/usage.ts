import { getUsage } from '@daylit/api-client';
import type { Usage } from '@daylit/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => getUsage(api, { signal }),
});

/** How much of each allowance is used. */
export function useUsage() {
  return useQuery(usageQuery);
}

/** When the plan allows the next scan; undefined while it allows one now. Asks nothing unless `isAsked`. */
export function useNextScanAt(isAsked: boolean): string | undefined {
  return useQuery({ ...usageQuery, enabled: isAsked, select: nextScanAt }).data ?? undefined;
}

/** When the next scan is allowed; null when it is allowed now, or never again. */
export function nextScanAt({ scans: { limit, used, resets_at } }: Usage): string | null {
  return used < limit ? null : resets_at;
}
