import type { StepKey } from '@daylit/contract';
import type { CatalogueProduct } from './product-types.ts';

/** A product of the catalogue with the facts that only its own page shows. */
export interface CatalogueEntry extends CatalogueProduct {
  facts: ProductFacts;
}

export interface ProductFacts {
  brand: string | null;
  /** The content of the pack. */
  size: { amount: number; unit: 'ml' | 'g' } | null;
  /** Whether the pack says that it holds no fragrance. */
  claimsNoFragrance: boolean;
  /** The day on which the operator saw the price, `YYYY-MM-DD`. */
  priceSeenAt: string | null;
  /** Who collected the facts; null for a sample product. */
  source: { url: string; licence: string; attribution: string } | null;
}

const NOTHING_MORE: ProductFacts = {
  brand: null,
  size: null,
  claimsNoFragrance: false,
  priceSeenAt: null,
  source: null,
};

/** What a pack of each step usually holds, in millilitres. Sample packs are invented, like their prices. */
const SAMPLE_SIZES: Readonly<Record<StepKey, number>> = {
  cleanser: 150,
  toner: 150,
  exfoliant: 100,
  serum: 30,
  eye_cream: 15,
  moisturizer: 50,
  sunscreen: 50,
  mask: 75,
};

/** A sample product: only its label is known, and what its pack would hold. */
export function sampleEntry(product: CatalogueProduct): CatalogueEntry {
  return { ...product, facts: { ...NOTHING_MORE, size: { amount: SAMPLE_SIZES[product.step], unit: 'ml' } } };
}
