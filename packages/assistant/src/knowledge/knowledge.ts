import { CAUSES } from './causes.ts';
import { CONCERNS } from './concerns.ts';
import type { Entry } from './entry.ts';
import { EVERYDAY } from './everyday.ts';
import { ACTIVE_INGREDIENTS } from './ingredients-actives.ts';
import { CARE_INGREDIENTS } from './ingredients-care.ts';
import { LABELS } from './labels.ts';
import { MYTHS } from './myths.ts';
import { OUR_PRODUCT } from './our-product.ts';
import { OUR_SCREENS } from './our-screens.ts';
import { PLAIN } from './plain.ts';
import { STEPS } from './steps.ts';
import { SUN } from './sun.ts';
import { WHYS } from './whys.ts';

/** Entries that are recognised by examples. */
export const LEARNED: readonly Entry[] = [
  ...ACTIVE_INGREDIENTS,
  ...CARE_INGREDIENTS,
  ...CONCERNS,
  ...STEPS,
  ...SUN,
  ...EVERYDAY,
  ...LABELS,
  ...MYTHS,
  ...OUR_PRODUCT,
  ...OUR_SCREENS,
];

/** All entries. */
export const KNOWLEDGE: readonly Entry[] = [...LEARNED, ...Object.values(CAUSES), ...PLAIN, ...WHYS];

export const ENTRIES: ReadonlyMap<string, Entry> = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]));

export type IngredientEntry = Entry & { ingredient: NonNullable<Entry['ingredient']> };

/** Entries about ingredients, by their key in questions. */
export const INGREDIENTS: ReadonlyMap<string, IngredientEntry> = new Map(
  KNOWLEDGE.flatMap((entry) =>
    entry.ingredient ? [[entry.ingredient.key, { ...entry, ingredient: entry.ingredient }] as const] : [],
  ),
);

/** The entry about an ingredient that a question may name. */
export const entryOf = (key: string | undefined): IngredientEntry | undefined =>
  key === undefined ? undefined : INGREDIENTS.get(key);
