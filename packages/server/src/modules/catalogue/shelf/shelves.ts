import { labelWords } from '../avoid-terms.ts';
import { type CatalogueEntry, sampleEntry } from '../catalogue-entry.ts';
import { sampleCatalogue } from '../samples/sample-catalogue.ts';
import type { Catalogue, ProductShelves } from '../ports.ts';
import { readLabel } from '../read-label.ts';
import type { StoredProducts } from './stored-products.ts';

/** Products of one kind and price band for each slot. The rules refuse a few of them. */
const DEPTH = 6;

/** The same for somebody who avoids something: most of the cheapest may hold it. */
const DEPTH_WITH_AVOIDED = 60;

const samples: ReadonlyMap<string, CatalogueEntry> = new Map(
  sampleCatalogue.products.map((product) => [product.product.id, sampleEntry(product)]),
);

export function createCatalogue({ stored }: { stored: StoredProducts }): Catalogue {
  return {
    async find(ids) {
      const imported = ids.filter((id) => !samples.has(id));
      const found = imported.length === 0 ? [] : await stored.find(imported);
      return new Map([
        ...ids.flatMap((id) => {
          const sample = samples.get(id);
          return sample ? [[id, sample] as const] : [];
        }),
        ...found.map((entry) => [entry.product.id, entry] as const),
      ]);
    },

    async pick(slots, avoid) {
      const imported = await stored.pick(slots, avoid.length === 0 ? DEPTH : DEPTH_WITH_AVOIDED);
      return { products: [...imported, ...samples.values()], ...labelWords };
    },

    readLabel: (text, step) => readLabel(text, step, 'reported'),
  };
}

/** A catalogue of the sample products alone, for what runs without a database. */
export const sampleShelves: ProductShelves = { pick: async () => sampleCatalogue };
