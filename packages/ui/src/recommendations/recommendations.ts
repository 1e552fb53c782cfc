import type { Product, Recommendations } from '@daylit/contract';

/** The groups in the order of the page, and the titles of their carousels. */
const GROUPS = [
  { key: 'care_plan', title: 'Your Care Plan Products' },
  { key: 'general_alternatives', title: 'Alternatives to Your Care Plan' },
  { key: 'fragrance_free', title: 'Fragrance-Free Alternatives' },
  { key: 'sensitive_skin', title: 'Sensitive Skin Alternatives' },
  { key: 'budget', title: 'Budget-Friendly Picks' },
  { key: 'trending', title: 'Trending Among Users Like You' },
  { key: 'top_rated', title: 'Top-Rated Products' },
] as const satisfies readonly { key: keyof Recommendations; title: string }[];

export type RecommendationGroup = keyof Recommendations;

export interface ShownGroup {
  key: RecommendationGroup;
  title: string;
  products: readonly Product[];
}

/** The groups that have products, in the order of the page. */
export function shownGroups(recommendations: Partial<Recommendations>): ShownGroup[] {
  return GROUPS.flatMap(({ key, title }) => {
    const products = recommendations[key] ?? [];
    return products.length === 0 ? [] : [{ key, title, products }];
  });
}
