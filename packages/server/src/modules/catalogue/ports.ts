import type { StepKey } from '@daylit/contract';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { IngredientClass } from './ingredient-classes.ts';
import type {
  CatalogueProduct,
  LabelIngredient,
  ProductCatalogue,
  ProductLabel,
  SkinKind,
} from './product-types.ts';
import type { ShelfClass } from './shelf/shelf-class.ts';

export { ACTIVE_CLASSES } from './active-classes.ts';
export { CARE_CLASSES } from './care-classes.ts';
export { IRRITANT_CLASSES } from './irritant-classes.ts';
export { labelOf } from './ingredient-classes.ts';
export { labelWords } from './avoid-terms.ts';
export { classesInName, nameHolds } from './name-words.ts';
export { BAND_STARTS, priceBand } from './shelf/price-band.ts';
export { smallAmountsFrom } from './read-label.ts';
export { isPlain, shelfClasses } from './shelf/shelf-class.ts';
export type {
  CatalogueEntry,
  CatalogueProduct,
  IngredientClass,
  LabelIngredient,
  ProductCatalogue,
  ProductLabel,
  ShelfClass,
  SkinKind,
};

/** A step of a routine, and what a product for it should offer. */
export interface ShelfSlot {
  step: StepKey;
  class: ShelfClass;
}

/** Takes from the catalogue what there is to choose from, however large it is. */
export interface ProductShelves {
  /**
   * For each slot the first few products of each kind and price band, cheapest first, and every sample
   * product. More of them when something is to be avoided, because many may hold it.
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

/** The whole catalogue: what was imported, and the sample products. */
export interface Catalogue extends ProductShelves, ProductFinder {
  find(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueEntry>>;
  pick(...wanted: Parameters<ProductShelves['pick']>): Promise<PickedShelf>;
}

export interface PickedShelf extends ProductCatalogue {
  products: readonly CatalogueEntry[];
}

/** Finds products by their names. */
export interface ProductSearch {
  /** Products of the catalogue whose names hold all of the words, the best match first. At most 20. */
  findByName(words: string): Promise<CatalogueProduct[]>;
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
