import { classesOfTerm } from './ingredient-classes.ts';
import { canonicalName, KNOWN_NAMES } from './inci-names.ts';
import type { ProductCatalogue, ProductLabel } from './product-types.ts';

/**
 * Everyday words with different INCI names. They match too much rather than too little: excluding one product
 * too many costs little, one too few may cause an allergic reaction.
 */
const EVERYDAY_WORDS = new Map(
  Object.entries({
    almond: /PRUNUS AMYGDALUS/,
    bee: /^(CERA ALBA|MEL|PROPOLIS|ROYAL JELLY)\b|BEESWAX|HONEY/,
    cashew: /ANACARDIUM/,
    coconut: /COCOS NUCIFERA|COCO-|COCO(YL|ATE|AMIDO|AMPHO)|COCAMIDO/,
    gluten: /TRITICUM|HORDEUM|SECALE|WHEAT|AVENA SATIVA/,
    hazelnut: /CORYLUS/,
    honey: /^(MEL|PROPOLIS)\b|HONEY/,
    milk: /^(SODIUM )?(LAC|MILK|CASEIN|WHEY)\b/,
    nut: /PRUNUS AMYGDALUS|JUGLANS|CORYLUS|MACADAMIA|ARACHIS|ANACARDIUM|PISTACIA|CARYA|BERTHOLLETIA|ARGANIA/,
    oat: /AVENA SATIVA/,
    paraben: /PARABEN/,
    peanut: /ARACHIS/,
    pistachio: /PISTACIA/,
    salicylate: /SALICYL/,
    shea: /BUTYROSPERMUM PARKII/,
    silicone: /CONE\b|SILOXANE/,
    soy: /GLYCINE (SOJA|MAX)|SOY/,
    sulfate: /SULFATE/,
    sulphate: /SULFATE/,
    walnut: /JUGLANS/,
    wheat: /TRITICUM|WHEAT/,
  }),
);

/** Shorter words are matched whole: `nut` is no part of `donut`, `oat` no part of `benzoate`. */
const SHORTEST_PART = 5;

/** True when the label holds what the term names. Unknown terms are searched for literally. */
export function labelContains(label: ProductLabel, term: string): boolean {
  const classes = classesOfTerm(term);
  if (classes.length > 0) return label.contains.some((key) => classes.includes(key));
  const pattern = patternOf(term);
  return pattern !== null && label.ingredients.some(({ name }) => pattern.test(name));
}

/** False for a term that names no class and no known ingredient: its exclusion cannot be promised. */
export function knowsTerm(term: string): boolean {
  if (classesOfTerm(term).length > 0 || everydayPattern(term) !== undefined) return true;
  const pattern = patternOf(term);
  return pattern !== null && KNOWN_NAMES.some((name) => pattern.test(name));
}

/** Both, under the names that readers of labels have. */
export const labelWords: Pick<ProductCatalogue, 'contains' | 'knowsTerm'> = {
  contains: labelContains,
  knowsTerm,
};

function patternOf(term: string): RegExp | null {
  const words = term.trim().toUpperCase().replace(/\s+/g, ' ');
  if (words === '') return null;
  const everyday = everydayPattern(term);
  if (everyday !== undefined) return everyday;
  const name = escapeForPattern(canonicalName(words).replace(/S$/, ''));
  return words.length < SHORTEST_PART ? new RegExp(`(^|[^A-Z])${name}S?([^A-Z]|$)`) : new RegExp(name);
}

function everydayPattern(term: string): RegExp | undefined {
  return EVERYDAY_WORDS.get(term.trim().toLowerCase().replace(/s$/, ''));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
