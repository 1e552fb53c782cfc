import { listPlans } from '@daylit/api-client';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** How long a price list counts as new, in milliseconds. The places that are left change all the time. */
const FRESH = 60_000;

const offersQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => listPlans(api, { signal }),
  staleTime: FRESH,
});

/** What can be bought now. */
export function usePlanOffers() {
  return useQuery(offersQuery);
}

/** Fetches the price list before it is looked at. */
export function prefetchOffers(client: QueryClient): void {
  void client.prefetchQuery(offersQuery);
}
