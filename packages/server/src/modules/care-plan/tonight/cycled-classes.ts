import { activesIn } from '../active-ingredients.ts';
import type { CatalogueProduct, IngredientClass } from '../../catalogue/ports.ts';

/** An active that is not for every day. */
export interface CycledClass {
  class: IngredientClass;
  /** For the middle of a sentence. */
  name: string;
  /** Uses a week in the first two weeks, and afterwards. */
  uses: { first: number; later: number };
  /** Whether it counts as exfoliating. */
  exfoliates?: true;
  /** Whether two of these on one evening irritate. */
  isStrong?: true;
}

// The first class that a product contains decides. The numbers of uses are our own defaults.
const CYCLED: readonly CycledClass[] = [
  { class: 'retinoid_drug', name: 'retinoid', uses: { first: 2, later: 7 }, isStrong: true },
  { class: 'retinoid_cosmetic', name: 'retinoid', uses: { first: 2, later: 3 }, isStrong: true },
  { class: 'scrub', name: 'scrub', uses: { first: 1, later: 1 }, exfoliates: true, isStrong: true },
  { class: 'aha', name: 'exfoliating acid', uses: { first: 1, later: 1 }, exfoliates: true, isStrong: true },
  { class: 'bha', name: 'salicylic acid', uses: { first: 2, later: 3 }, exfoliates: true, isStrong: true },
  { class: 'bpo', name: 'benzoyl peroxide', uses: { first: 3, later: 7 }, isStrong: true },
  { class: 'sulfur', name: 'sulfur', uses: { first: 2, later: 2 }, isStrong: true },
  { class: 'pha', name: 'mild exfoliating acid', uses: { first: 2, later: 3 }, exfoliates: true },
  { class: 'azelaic', name: 'azelaic acid', uses: { first: 3, later: 7 } },
  { class: 'vitc_pure', name: 'vitamin C', uses: { first: 3, later: 7 } },
];

/** The class that makes a product alternate; undefined for care that is used every day. */
export function cycledClassOf(product: CatalogueProduct): CycledClass | undefined {
  const actives = new Set([...activesIn(product), ...product.label.actives.filter((key) => key === 'scrub')]);
  return CYCLED.find((one) => actives.has(one.class));
}
