import { getProduct, getRecommendations } from '@daylit/api-client';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export const recommendationsQuery = queryOptions({
  queryKey: ['recommendations'],
  queryFn: ({ signal }) => getRecommendations(api, { signal }),
});

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => getProduct(api, id, { signal }),
  });

/** The recommended products by group. */
export function useRecommendations() {
  return useQuery(recommendationsQuery);
}

/** A product of the catalogue; null where the answer holds none. */
export function useProduct(id: string) {
  return useQuery(productQuery(id));
}

/** Refetches what says which products are in use, after the routine has changed. */
export async function refreshProducts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(recommendationsQuery),
    client.invalidateQueries({ queryKey: ['product'] }),
  ]);
}
