import type { Recommendations } from '@daylit/contract';
import { readProducts } from './product.ts';
import { fields } from './values.ts';

/** Products in their groups; a group that is missing is empty. */
export function readRecommendations(value: unknown): Recommendations {
  const groups = fields(value) ?? {};
  return {
    care_plan: readProducts(groups['care_plan']),
    general_alternatives: readProducts(groups['general_alternatives']),
    fragrance_free: readProducts(groups['fragrance_free']),
    sensitive_skin: readProducts(groups['sensitive_skin']),
    budget: readProducts(groups['budget']),
    trending: readProducts(groups['trending']),
    top_rated: readProducts(groups['top_rated']),
  };
}
