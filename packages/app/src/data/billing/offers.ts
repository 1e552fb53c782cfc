import { listPlans } from '@daylit/api-client';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/**
 * How long a price list counts as current, in milliseconds. The number of free places changes all the time.
 */
const FRESH = 60_000;

const offersQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => listPlans(api, { signal }),
  staleTime: FRESH,
});

/** The plans that can be bought now. */
export function usePlanOffers() {
  return useQuery(offersQuery);
}

/** Fetches the price list before it is shown. */
export function prefetchOffers(client: QueryClient): void {
  void client.prefetchQuery(offersQuery);
}
