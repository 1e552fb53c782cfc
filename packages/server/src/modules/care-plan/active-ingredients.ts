import type { CatalogueProduct, IngredientClass } from '../catalogue/ports.ts';

/**
 * The actives, with how strongly they can irritate skin: 1 mildly to 3 strongly. A care plan starts at most
 * one of them. Care ingredients such as humectants, caffeine or vitamin C derivatives are no actives.
 */
const IRRITANCY: Partial<Record<IngredientClass, number>> = {
  niacinamide: 1,
  azelaic: 1,
  pha: 1,
  vitc_pure: 1,
  tranexamic: 1,
  tone_evening: 1,
  bha: 2,
  aha: 2,
  bpo: 2,
  sulfur: 2,
  hydroquinone: 2,
  retinoid_cosmetic: 2,
  retinoid_drug: 3,
};

/** 0 for an ingredient that is no active. */
export function irritancyOf(key: IngredientClass): number {
  return IRRITANCY[key] ?? 0;
}

/** The actives that a product holds in an effective amount. */
export function activesIn({ label }: CatalogueProduct): IngredientClass[] {
  return label.actives.filter((key) => irritancyOf(key) > 0);
}
