import type { LabelStatus, Product, StepKey } from '@daylit/contract';
import type { IngredientClass } from './ingredient-classes.ts';

/** The skin that a product is made for, as its maker says. */
export type SkinKind = 'normal' | 'dry' | 'oily' | 'combination' | 'sensitive';

export interface LabelIngredient {
  /** INCI name in capitals, without brackets, percentages or translations. */
  name: string;
  /** The share the label states, 0 to 100. Null on most labels. */
  percent: number | null;
  /** False when the name is in no dictionary of ours: a misprint, or an ingredient that we do not know. */
  isKnown: boolean;
  classes: readonly IngredientClass[];
}

export interface ProductLabel {
  status: LabelStatus;
  ingredients: readonly LabelIngredient[];
  /** Every class with at least a trace. Safety rules use these. */
  contains: readonly IngredientClass[];
  /** Classes in an effective amount. Benefits and conflicts follow from these. */
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

/** Products to choose from, and whether their labels contain what people name. */
export interface ProductCatalogue {
  products: readonly CatalogueProduct[];
  /** True when the label holds what the term names: an INCI name, a common name or a whole class. */
  contains(label: ProductLabel, term: string): boolean;
  /** False for a term that names no known ingredient, so that nobody relies on its exclusion. */
  knowsTerm(term: string): boolean;
}
