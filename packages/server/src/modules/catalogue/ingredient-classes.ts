import { ACTIVE_CLASSES } from './active-classes.ts';
import { CARE_CLASSES } from './care-classes.ts';
import type { ClassDefinition } from './class-definition.ts';
import { IRRITANT_CLASSES } from './irritant-classes.ts';
import { remember } from './remember.ts';
import { splitList } from './split-list.ts';

/** What an ingredient is, for rules and reasons. An ingredient can be in several classes. */
const INGREDIENT_CLASSES = { ...ACTIVE_CLASSES, ...CARE_CLASSES, ...IRRITANT_CLASSES };

export type IngredientClass = keyof typeof INGREDIENT_CLASSES;

const definitions: Record<IngredientClass, ClassDefinition> = INGREDIENT_CLASSES;
const keys = Object.keys(definitions) as IngredientClass[];

/** The name of a class for people, fit for the middle of a sentence. */
export function labelOf(key: IngredientClass): string {
  return definitions[key].label;
}

const classesByName = new Map<string, IngredientClass[]>();
for (const key of keys) {
  for (const name of splitList(definitions[key].names)) {
    classesByName.set(name, [...(classesByName.get(name) ?? []), key]);
  }
}

/** Every INCI name that a class lists, without names that only a pattern matches. */
export const CLASSED_NAMES: readonly string[] = [...classesByName.keys()];

/** Classes of one INCI name in capitals; empty for water, thickeners and the like. */
export const classesOf = remember((name: string): readonly IngredientClass[] => {
  const byName = classesByName.get(name) ?? [];
  const byPattern = keys.filter((key) => definitions[key].pattern?.test(name));
  return [...new Set([...byName, ...byPattern])];
});

const classesByWord = new Map<string, IngredientClass[]>();
for (const key of keys) {
  for (const word of [key, definitions[key].label, ...splitList(definitions[key].aliases)]) {
    const spelled = plainWord(word);
    classesByWord.set(spelled, [...(classesByWord.get(spelled) ?? []), key]);
  }
}

/** The classes that a term of an avoid list means ("vitamin A", "perfumes"); mostly none or one. */
export function classesOfTerm(term: string): IngredientClass[] {
  return classesByWord.get(plainWord(term)) ?? [];
}

/**
 * What a class is called on the front of a pack, with its classes: everyday words, names of a list, and acids
 * by their first word.
 */
export const CLASS_WORDS: ReadonlyMap<string, readonly IngredientClass[]> = new Map([
  ...[...classesByName].map(([name, classes]) => [name.replace(/^(\w+IC) ACID$/, '$1'), classes] as const),
  ...classesByWord,
]);

function plainWord(words: string): string {
  return words.trim().toLowerCase().replaceAll('_', ' ').replace(/s$/, '');
}
