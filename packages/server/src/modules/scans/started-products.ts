import type { StartedProduct } from '@daylit/contract';
import type { ConfirmedProduct } from '../care-plan/ports.ts';

/** The products of a routine, each once, the first one first. */
export function startedProducts(confirmed: readonly ConfirmedProduct[]): StartedProduct[] {
  const byProduct = Map.groupBy(confirmed, ({ product }) => product.product.id);
  return [...byProduct.values()]
    .flatMap((places) => {
      const [first] = places;
      return first ? { name: first.product.product.name, since: beganAt(places) } : [];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since));
}

/** When a product began, of all its places in the routine. */
export function beganAt(places: readonly Pick<ConfirmedProduct, 'addedAt'>[]): string {
  return new Date(Math.min(...places.map(({ addedAt }) => addedAt.getTime()))).toISOString();
}
