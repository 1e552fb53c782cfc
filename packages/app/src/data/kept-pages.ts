import type { KeptPage } from '@daylit/ui';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isOfMember } from './sessions/session.ts';

/** How many pages are offered to a person who is offline. */
const MOST = 4;

/** A page that was shown with data of the server. */
interface Visit {
  /** The router's pattern: of many reports, the one that was read last is enough. */
  path: string;
  /** Path and query. */
  href: string;
  title: string;
  /** The hashes of its queries. */
  queries: readonly string[];
}

/** Newest first. In memory, like the data. */
let visits: readonly Visit[] = [];

/**
 * Whether the page at `href`, which is shown now, has not been shown with its data before and has to wait for
 * the network.
 */
export function isMissing(client: QueryClient, href: string): boolean {
  const isKept = visits.some((visit) => visit.href === href && loadedAt(client, visit) > 0);
  return (
    !isKept && queriesOfPage(client).some(({ state }) => isPending(state) && state.fetchStatus === 'paused')
  );
}

/** Notes the shown page at `href`, if its data is there. */
export function noteVisit(
  client: QueryClient,
  { path, title }: Pick<Visit, 'path' | 'title'>,
  href: string,
): void {
  const queries = queriesOfPage(client);
  if (queries.some(({ state }) => isPending(state))) return;
  const visit = { path, title, href, queries: queries.map(({ queryHash }) => queryHash) };
  if (loadedAt(client, visit) === 0) return;
  visits = [visit, ...visits.filter((other) => other.path !== path)].slice(0, MOST);
}

/** Notes a page that was not shown yet, whose data is there from another time. */
export function noteKeptPage(
  page: Pick<Visit, 'path' | 'title'>,
  href: string,
  queryKeys: readonly QueryKey[],
): void {
  visits = [{ ...page, href, queries: queryKeys.map(hashKey) }, ...visits];
}

/** The visited pages, except the one at `href`, whose data is still in memory. Newest first. */
export function findKeptPages(client: QueryClient, href: string): KeptPage[] {
  return visits
    .filter((visit) => visit.href !== href && loadedAt(client, visit) > 0)
    .map((visit) => ({
      href: visit.href,
      title: visit.title,
      loaded_at: new Date(loadedAt(client, visit)).toISOString(),
    }));
}

/** Forgets which pages were visited. */
export function forgetVisits(): void {
  visits = [];
}

function queriesOfPage(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({ type: 'active', predicate: isOfMember });
}

function isPending({ status }: Query['state']): boolean {
  return status === 'pending';
}

/** When the newest data of the page was loaded, in milliseconds; 0 when none is in memory. */
function loadedAt(client: QueryClient, { queries }: Visit): number {
  const cache = client.getQueryCache();
  return Math.max(0, ...queries.map((hash) => cache.get(hash)?.state.dataUpdatedAt ?? 0));
}
