import type { StepKey } from '@daylit/contract';
import { parseIngredients } from './inci.ts';
import { classesOf, type IngredientClass } from './ingredient-classes.ts';
import type { LabelIngredient, ProductLabel } from './product-types.ts';

/** A list with fewer names is only a fragment. */
const MIN_INGREDIENTS = 3;

/**
 * Minimum share of known names. Real lists have 94 % in the median; below 60 % the text is something else.
 */
const MIN_KNOWN_SHARE = 0.6;

/**
 * Usual first ingredients of the part of a list where nothing exceeds 1 %: preservatives, thickeners and
 * chelators that law or practice keeps below it. After the first of them the order no longer shows amounts.
 */
const ONE_PERCENT_MARKERS = new Set([
  'PHENOXYETHANOL',
  'XANTHAN GUM',
  'CARBOMER',
  'DISODIUM EDTA',
  'TETRASODIUM EDTA',
  'TRISODIUM ETHYLENEDIAMINE DISUCCINATE',
  'ETHYLHEXYLGLYCERIN',
  'SODIUM BENZOATE',
  'POTASSIUM SORBATE',
  'BENZYL ALCOHOL',
  'CHLORPHENESIN',
  'METHYLPARABEN',
  'SODIUM HYALURONATE',
  'PARFUM',
  'BHT',
]);

/** Classes without effect as a trace. Retinoids are not among them, because they act far below 1 %. */
const NEEDS_AN_AMOUNT = new Set<IngredientClass>(['bha', 'aha', 'vitc_pure']);

/** Alpha hydroxy acids after this position of a list only set its pH. */
const LAST_ACID_POSITION = 7;

/** Parses a label for one kind of product: a pigment is a UV filter in a sunscreen and a colour elsewhere. */
export function readLabel(text: string | null, step: StepKey, source: 'verified' | 'reported'): ProductLabel {
  const ingredients = parseIngredients(text ?? '').map((ingredient): LabelIngredient => ({
    ...ingredient,
    classes: classesOf(ingredient.name).filter(
      (key) => step === 'sunscreen' || !key.startsWith('sunscreen_'),
    ),
  }));
  const smallFrom = smallAmountsFrom(ingredients);
  return {
    status: isReadable(ingredients) ? source : 'missing',
    ingredients,
    contains: distinct(ingredients.flatMap((ingredient) => ingredient.classes)),
    actives: distinct(ingredients.flatMap((ingredient, at) => activesOf(ingredient, at, smallFrom, step))),
  };
}

function isReadable(ingredients: readonly LabelIngredient[]): boolean {
  const known = ingredients.filter((ingredient) => ingredient.isKnown).length;
  return ingredients.length >= MIN_INGREDIENTS && known >= MIN_KNOWN_SHARE * ingredients.length;
}

function activesOf(
  ingredient: LabelIngredient,
  at: number,
  smallFrom: number | null,
  step: StepKey,
): readonly IngredientClass[] {
  const enough = ingredient.percent !== null || step === 'serum' || step === 'exfoliant';
  if (enough) return ingredient.classes;
  const aboveLine = smallFrom === null || at + 1 < smallFrom;
  return ingredient.classes.filter((key) => {
    if (!NEEDS_AN_AMOUNT.has(key)) return true;
    return aboveLine && (key !== 'aha' || at < LAST_ACID_POSITION);
  });
}

/**
 * The place in a list, from 1, from which an ingredient is usually 1 % or less; null when nothing shows it.
 */
export function smallAmountsFrom(ingredients: readonly LabelIngredient[]): number | null {
  const marker = ingredients.findIndex(({ name }) => ONE_PERCENT_MARKERS.has(name));
  return marker === -1 ? null : marker + 1;
}

function distinct(keys: readonly IngredientClass[]): IngredientClass[] {
  return [...new Set(keys)];
}
