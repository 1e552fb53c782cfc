import type { LabelStatus, Product, StepKey } from '@daylit/contract';
import type { IngredientClass } from './ingredient-classes.ts';
import type { ShelfClass } from './shelf/shelf-class.ts';

export { labelWords } from './avoid-terms.ts';
export { priceBand } from './shelf/price-band.ts';
export { isPlain } from './shelf/shelf-class.ts';
export type { IngredientClass, ShelfClass };

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
  status: LabelStatus;
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

/** Products to choose from, and whether their labels contain what people name. */
export interface ProductCatalogue {
  products: readonly CatalogueProduct[];
  /** True when the label holds what the term names: an INCI name, a common name or a whole class. */
  contains(label: ProductLabel, term: string): boolean;
  /** False for a term that names no known ingredient, so that nobody relies on its exclusion. */
  knowsTerm(term: string): boolean;
}

/** A step of a routine, and what a product for it should offer. */
export interface ShelfSlot {
  step: StepKey;
  class: ShelfClass;
}

/** Takes from the catalogue what there is to choose from, however large it is. */
export interface ProductShelves {
  /**
   * For each slot the first few products of each kind and price band, cheapest first, and every sample
   * product. Products with a word of `avoid` in their list stand behind those without.
   */
  pick(slots: readonly ShelfSlot[], avoid: readonly string[]): Promise<ProductCatalogue>;
}

/** Finds products of the catalogue by id, and reads labels that members paste. */
export interface ProductFinder {
  /** Ids that the catalogue does not have are absent. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueProduct>>;
  /** The label of a product of a member's own: at best `reported`, because it is somebody's copy. */
  readLabel(ingredientText: string | null, step: StepKey): ProductLabel;
}

/** Why a picture of a product could not be had. */
export type PictureFailure =
  /** Not https, or a host that is not on the public internet. */
  | 'not_public'
  | 'unreachable'
  | 'too_large'
  /** The bytes are no JPEG, PNG or WebP that can be read. */
  | 'no_picture';

/** Fetches pictures of products for an import. */
export interface PictureSource {
  /** A square WebP without metadata, or why there is none. */
  fetch(link: string): Promise<{ picture: Uint8Array } | { failure: PictureFailure }>;
}
