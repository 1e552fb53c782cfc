import type { ProductSearch } from './ports.ts';
import { sampleCatalogue } from './samples/sample-catalogue.ts';
import type { StoredProducts } from './shelf/stored-products.ts';

/** Products that one search finds. */
const MAX_FOUND = 20;

export function createProductSearch({ stored }: { stored: StoredProducts }): ProductSearch {
  return {
    async findByName(words) {
      const wanted = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (wanted.length === 0) return [];
      const samples = sampleCatalogue.products.filter(({ product }) => {
        const name = product.name.toLowerCase();
        return wanted.every((word) => name.includes(word));
      });
      const imported = await stored.findByName(wanted, MAX_FOUND);
      // A shorter name has fewer other words.
      return [...samples, ...imported]
        .toSorted((one, other) => one.product.name.length - other.product.name.length)
        .slice(0, MAX_FOUND);
    },
  };
}
