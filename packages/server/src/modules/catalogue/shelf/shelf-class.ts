import { ACTIVE_CLASSES } from '../active-classes.ts';
import { IRRITANT_CLASSES } from '../irritant-classes.ts';
import type { ProductLabel } from '../product-types.ts';
import type { IngredientClass } from '../ingredient-classes.ts';

/**
 * The reasons for which a product can be chosen: a class of ingredients, no active at all, or its step alone.
 */
export type ShelfClass = IngredientClass | 'no_active' | 'any';

const ACTIVES = Object.keys(ACTIVE_CLASSES) as IngredientClass[];

/** Ingredients with a visible effect that need no caution and no time to get used to. */
const MILD = new Set<IngredientClass>(['niacinamide', 'vitc_derivative', 'caffeine']);

/** Classes that some answers of a member exclude. A test compares them with the rules. */
const DEMANDING = new Set<IngredientClass>([
  ...(Object.keys(IRRITANT_CLASSES) as IngredientClass[]),
  ...ACTIVES.filter((key) => !MILD.has(key)),
]);

/** Actives that a care plan treats as care, so that a product with one is also found for other care. */
const NO_ACTIVES = new Set<IngredientClass>(['caffeine', 'vitc_derivative']);

/** Whether a product holds no class that some answers exclude, apart from the one that it is chosen for. */
export function isPlain({ contains }: ProductLabel, chosenFor?: ShelfClass): boolean {
  return contains.every((key) => key === chosenFor || !DEMANDING.has(key));
}

/**
 * The classes under which the shelf lists a product. A product with two actives is listed under `any` only,
 * because a care plan starts one active at a time.
 */
export function shelfClasses({ actives }: ProductLabel): ShelfClass[] {
  const strong = actives.filter((key) => ACTIVES.includes(key) && !NO_ACTIVES.has(key));
  if (strong.length > 1) return ['any'];
  if (strong.length === 1) return ['any', ...strong];
  return ['any', 'no_active', ...actives];
}
