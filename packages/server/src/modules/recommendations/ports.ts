import type { Product, StepKey } from '@daylit/contract';
import type { IngredientClass } from './ingredient-classes.ts';

export type { IngredientClass };

/** The skin that a product is made for, as its maker says. */
export type SkinKind = 'normal' | 'dry' | 'oily' | 'combination' | 'sensitive';

export interface LabelIngredient {
  /** INCI name in capitals, without brackets, percentages or translations. */
  name: string;
  /** The share the label states, 0 to 100. Null on most labels. */
  percent: number | null;
  /** False when the name is in no dictionary of ours: a misprint, or something we cannot judge. */
  isKnown: boolean;
  classes: readonly IngredientClass[];
}

export interface ProductLabel {
  /**
   * `verified`: the maker's own full list. `reported`: copied by somebody else, good enough to exclude a
   * product and never to call it suitable. `missing`: no list, or one that cannot be read.
   */
  status: 'verified' | 'reported' | 'missing';
  ingredients: readonly LabelIngredient[];
  /** Every class with at least a trace. Safety rules use these. */
  contains: readonly IngredientClass[];
  /** Classes in an effective amount. Benefits and conflicts are judged by these. */
  actives: readonly IngredientClass[];
}

export interface CatalogueProduct {
  /** Ready to be sent: the API's own shape. */
  product: Product;
  step: StepKey;
  suits: readonly SkinKind[];
  /** Sun protection factor, null when the product claims none. */
  spf: number | null;
  label: ProductLabel;
}

/** Finds products of the catalogue by id, and reads what people paste. */
export interface ProductFinder {
  /** Ids that the catalogue does not have are absent. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueProduct>>;
  /** The label of a product of a member's own: at best `reported`, because it is somebody's copy. */
  readLabel(ingredientText: string | null, step: StepKey): ProductLabel;
}

/** The products that can be recommended, and whether their labels contain what people name. */
export interface ProductCatalogue {
  products: readonly CatalogueProduct[];
  /** True when the label holds what the term names: an INCI name, a common name or a whole class. */
  contains(label: ProductLabel, term: string): boolean;
  /** False for a term that names no known ingredient, so that nobody relies on its exclusion. */
  knowsTerm(term: string): boolean;
}
