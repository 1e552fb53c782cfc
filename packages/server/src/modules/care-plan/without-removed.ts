import type { CatalogueProduct, ProductCatalogue } from '../catalogue/ports.ts';

/** What may be suggested: what a member took out of the routine is not offered again. */
export function withoutRemoved<Shelf extends ProductCatalogue>(
  shelf: Shelf,
  removed: readonly CatalogueProduct[],
): Shelf {
  const ids = new Set(removed.map(({ product }) => product.id));
  return { ...shelf, products: shelf.products.filter(({ product }) => !ids.has(product.id)) };
}
