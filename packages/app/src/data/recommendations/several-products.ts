import { useQueries } from '@tanstack/react-query';
import { productQuery } from './recommendations.ts';

/** Several products, in this order. Only the comparison needs this part of the library. */
export function useProducts(ids: readonly string[]) {
  return useQueries({ queries: ids.map(productQuery) });
}
