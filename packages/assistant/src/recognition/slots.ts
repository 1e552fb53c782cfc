import type { Sign, StepKey } from '@daylit/contract';

/** What a question names. */
export interface Slots {
  signs: Sign[];
  /** Keys of ingredients, in the order in which they were named. */
  ingredients: string[];
  steps: StepKey[];
}

const SIGNS: Record<string, Sign> = {
  redness: 'redness',
  texture: 'texture',
  lines: 'lines',
  darkcircles: 'dark_circles',
  shine: 'shine',
  tone: 'tone_evenness',
  blemishes: 'blemishes',
  blackheads: 'blemishes',
  darkspots: 'dark_spots',
};

const STEPS: Record<string, StepKey> = {
  cleanser: 'cleanser',
  toner: 'toner',
  essence: 'toner',
  exfoliant: 'exfoliant',
  serum: 'serum',
  eyecream: 'eye_cream',
  moisturizer: 'moisturizer',
  cream: 'moisturizer',
  lotion: 'moisturizer',
  sunscreen: 'sunscreen',
  mask: 'mask',
};

/** Words that name an ingredient; each is the key of its entry in the knowledge base. */
const INGREDIENTS: ReadonlySet<string> = new Set(
  `niacinamide azelaic salicylic aha pha benzoyl retinol tretinoin bakuchiol vitaminc
  vitamine tranexamic arbutin hydroquinone caffeine sulfur hyaluronic glycerin urea panthenol
  ceramide petrolatum squalane shea silicone allantoin centella oat clay fragrance
  essentialoil teatree alcohol menthol witchhazel paraben peptide collagen snail chemicalfilter
  mineralfilter coconut aloe`.split(/\s+/),
);

const SLOT_WORDS = { sign: '{sign}', ingredient: '{ingredient}', step: '{step}' } as const;

/** The kind of thing that a word names, in the form of the question patterns. Null for any other word. */
export function slotOf(word: string): string | null {
  const one = singular(word);
  if (word in SIGNS || one in SIGNS) return SLOT_WORDS.sign;
  if (INGREDIENTS.has(word) || INGREDIENTS.has(one)) return SLOT_WORDS.ingredient;
  return word in STEPS || one in STEPS ? SLOT_WORDS.step : null;
}

/** Whether anything is named. */
export const namesAny = ({ signs, ingredients, steps }: Slots): boolean =>
  signs.length + ingredients.length + steps.length > 0;

/** What the words name, each thing once. */
export function readSlots(words: readonly string[]): Slots {
  const pick = <Value>(table: Record<string, Value>): Value[] =>
    unique(words.flatMap((word) => table[word] ?? table[singular(word)] ?? []));
  return {
    signs: pick(SIGNS),
    steps: pick(STEPS),
    ingredients: unique(
      words.flatMap((word) => [word, singular(word)].find((name) => INGREDIENTS.has(name)) ?? []),
    ),
  };
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
