import type { ProductFacts } from '../parts/ProductCard/ProductCard.tsx';

/** A recommended product, as the API names it. */
export interface RecommendedProduct extends ProductFacts {
  /** Step key that it was suggested for; null when for none. */
  suggested_category?: string | null | undefined;
  /** Added by the person. */
  is_custom: boolean;
  /** Part of the person's own routine. */
  is_confirmed: boolean;
  /** A fictional product of the sample catalogue. */
  is_sample: boolean;
}

/** The groups in the order of the page, and the titles of their carousels. */
const GROUPS = [
  { key: 'care_plan', title: 'Your Care Plan Products' },
  { key: 'general_alternatives', title: 'Alternatives to Your Care Plan' },
  { key: 'fragrance_free', title: 'Fragrance-Free Alternatives' },
  { key: 'sensitive_skin', title: 'Sensitive Skin Alternatives' },
  { key: 'budget', title: 'Budget-Friendly Picks' },
  { key: 'trending', title: 'Trending Among Users Like You' },
  { key: 'top_rated', title: 'Top-Rated Products' },
] as const;

export type RecommendationGroup = (typeof GROUPS)[number]['key'];

/** The answer of the API. An empty or absent group is hidden. */
export type Recommendations = Readonly<
  Partial<Record<RecommendationGroup, readonly RecommendedProduct[] | undefined>>
>;

export interface ShownGroup {
  key: RecommendationGroup;
  title: string;
  products: readonly RecommendedProduct[];
}

/** The groups that have products, in the order of the page. */
export function shownGroups(recommendations: Recommendations): ShownGroup[] {
  return GROUPS.flatMap(({ key, title }) => {
    const products = recommendations[key] ?? [];
    return products.length === 0 ? [] : [{ key, title, products }];
  });
}
