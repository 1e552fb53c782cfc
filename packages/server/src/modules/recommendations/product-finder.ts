import type { CatalogueProduct, ProductCatalogue, ProductFinder } from './ports.ts';
import { readLabel } from './read-label.ts';

/** Finds products in a catalogue that is in memory. */
export function createProductFinder({ products }: Pick<ProductCatalogue, 'products'>): ProductFinder {
  const byId = new Map(products.map((entry) => [entry.product.id, entry]));
  return {
    async find(ids) {
      const found = new Map<string, CatalogueProduct>();
      for (const id of ids) {
        const entry = byId.get(id);
        if (entry) found.set(id, entry);
      }
      return found;
    },
    readLabel: (ingredientText, step) => readLabel(ingredientText, step, 'reported'),
  };
}
