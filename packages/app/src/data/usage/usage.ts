import { getUsage } from '@daylit/api-client';
import type { Usage } from '@daylit/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => getUsage(api, { signal }),
});

/** How much of each allowance is used. Not fetched unless `isAsked`. */
export function useUsage(isAsked = true) {
  return useQuery({ ...usageQuery, enabled: isAsked });
}

/** Refetches the allowances, after something was used. */
export function invalidateUsage(client: QueryClient): void {
  void client.invalidateQueries(usageQuery);
}

/** Whether the chat's allowance is known to be used up. */
export function isChatUsedUp(client: QueryClient): boolean {
  const usage = client.getQueryData(usageQuery.queryKey);
  return usage !== undefined && [usage.messages, usage.tokens].some(({ used, limit }) => used >= limit);
}

/** When the plan allows the next scan; undefined while it allows one now. Not fetched unless `isAsked`. */
export function useNextScanAt(isAsked: boolean): string | undefined {
  return useQuery({ ...usageQuery, enabled: isAsked, select: nextScanAt }).data ?? undefined;
}

/** When the next scan is allowed; null when it is allowed now, or never again. */
export function nextScanAt({ scans: { limit, used, resets_at } }: Usage): string | null {
  return used < limit ? null : resets_at;
}

/** When a used-up allowance is available again, the latest first; null when none is used up. */
export function nextAllowanceAt(usage: Usage): string | null {
  const ends = Object.values(usage).flatMap(({ used, limit, resets_at }) =>
    used >= limit && resets_at !== null ? [resets_at] : [],
  );
  return ends.toSorted().at(-1) ?? null;
}
