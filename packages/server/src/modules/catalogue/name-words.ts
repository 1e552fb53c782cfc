import { classesOfTerm, CLASS_WORDS, type IngredientClass } from './ingredient-classes.ts';

/** "Fragrance-free", "without alcohol", "no retinol": names of what is not in a product. */
const DENIED = /\p{L}+[- ]free\b|\b(?:no|non|without|free of|free from)[- ]\p{L}+/giu;

/**
 * The classes that the name of a product tells, for a product whose ingredients nobody has listed. A name
 * tells what a product is sold for, never what it lacks.
 */
export function classesInName(name: string): IngredientClass[] {
  const words = plain(name);
  return [...CLASS_WORDS].flatMap(([word, classes]) => (holds(words, word) ? classes : []));
}

/** Whether the name of a product tells an ingredient, as somebody's avoid list calls it. */
export function nameHolds(name: string, term: string): boolean {
  const classes = classesOfTerm(term);
  return holds(plain(name), term) || classesInName(name).some((key) => classes.includes(key));
}

function plain(name: string): string {
  return ` ${spaced(name.replaceAll(DENIED, ' '))} `;
}

/** Whole words only, in singular or plural. */
function holds(words: string, term: string): boolean {
  const wanted = spaced(term).replace(/s$/, '');
  return wanted !== '' && (words.includes(` ${wanted} `) || words.includes(` ${wanted}s `));
}

function spaced(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
