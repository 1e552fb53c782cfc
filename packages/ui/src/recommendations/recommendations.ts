import type { Product, Recommendations } from '@daylit/contract';

/** The groups in the order of the page, with the title of each carousel and one line below it. */
const GROUPS = [
  { key: 'care_plan', note: 'What your plan holds.', title: 'Your Care Plan Products' },
  {
    key: 'general_alternatives',
    note: 'The same step, another product.',
    title: 'Alternatives to Your Care Plan',
  },
  { key: 'fragrance_free', note: 'No fragrance on the label.', title: 'Fragrance-Free Alternatives' },
  {
    key: 'sensitive_skin',
    note: 'Short ingredient lists, no fragrance.',
    title: 'Sensitive Skin Alternatives',
  },
  { key: 'budget', note: 'Under $15.', title: 'Budget-Friendly Picks' },
  { key: 'trending', note: 'What people like you use.', title: 'Trending Among Users Like You' },
  { key: 'top_rated', note: 'Rated best by members.', title: 'Top-Rated Products' },
] as const satisfies readonly { key: keyof Recommendations; title: string; note: string }[];

export interface ShownGroup {
  key: keyof Recommendations;
  title: string;
  /** What its products have in common. */
  note: string;
  products: readonly Product[];
}

/** The groups that have products, in the order of the page. */
export function shownGroups(recommendations: Partial<Recommendations>): ShownGroup[] {
  return GROUPS.flatMap(({ key, title, note }) => {
    const products = recommendations[key] ?? [];
    return products.length === 0 ? [] : [{ key, title, note, products }];
  });
}
