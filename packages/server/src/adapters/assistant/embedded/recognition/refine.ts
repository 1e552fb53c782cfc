import type { Sign, StepKey } from '@daylit/contract';
import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import type { Slots } from './slots.ts';
import { wordOf } from './words.ts';

type Words = ReadonlySet<string>;

const hasOne = (words: Words, some: readonly string[]): boolean => some.some((word) => words.has(word));

/** Whether a question names what a topic needs, and no other thing of its kind. */
export function suits(id: string, { ingredients, signs }: Slots): boolean {
  if (id === 'ingredient.pair') return ingredients.length >= 2;
  if (['ingredient.have', 'ingredient.suits', 'ingredient.pregnancy'].includes(id))
    return ingredients.length > 0;
  if (id === 'report.sign' || id === 'progress.sign') return signs.length > 0;
  const about = ENTRIES.get(id)?.ingredient?.key;
  return about === undefined || ingredients.length === 0 || ingredients.includes(about);
}

const CONCERN_OF: Record<Sign, string> = {
  redness: 'concern.redness',
  texture: 'concern.texture',
  lines: 'concern.lines',
  dark_circles: 'concern.dark-circles',
  shine: 'concern.shine',
  tone_evenness: 'concern.dark-spots',
  blemishes: 'concern.blemishes',
  dark_spots: 'concern.dark-spots',
};

const COMPARING = [
  'than',
  'vs',
  'change',
  'stronger',
  'weaker',
  'milder',
  'versus',
  'difference',
  'better',
  'alternative',
  'instead',
  'or',
];
const HELPING = ['help', 'work', 'works'];

/** Up to this many words beside the thing that is named, a question is about that thing. */
const MOST_BESIDE = 2;

/** Whether a question says little more than the name of a thing. */
function isOnlyNamed(words: Words): boolean {
  const beside = [...words].map(wordOf).filter(({ slot, isFiller }) => slot === null && !isFiller);
  return beside.length <= MOST_BESIDE;
}

const WISHING = 'recommend buy find want looking show another new best suggestions search pick'.split(' ');
const EXPLAINING = ['how', 'why', 'when', 'much', 'often', 'first', 'last', 'before', 'after'];
const MEASURED = ['score', 'report', 'scan', 'photo', 'change', 'better', 'worse', 'less', 'fewer', 'more'];
const BUDGET = ['under', 'below', 'budget', 'cheaper'];

const hasPrice = (words: Words): boolean => [...words].some((word) => /^\$?\d+$/.test(word));

/** Whether somebody wants a product, and not to know something. */
function isWish(words: Words): boolean {
  return (hasOne(words, BUDGET) && hasPrice(words)) || (hasOne(words, WISHING) && !hasOne(words, EXPLAINING));
}

/** Who wants a step wants a product, although the words are those of its description. */
export function choose(topic: string, { steps }: Slots, words: Words): string {
  const isOfSteps = topic.startsWith('step.') || topic.startsWith('sun.');
  return isOfSteps && steps.length > 0 && isWish(words) ? 'product.find' : topic;
}

/** What a question is about by the things that it names, where its other words do not tell. */
export function topicOfNames({ ingredients, signs, steps }: Slots, words: Words): string | null {
  const [first, second] = ingredients;
  const [sign] = signs;
  const [step] = steps;
  const entry = first === undefined ? undefined : INGREDIENTS.get(first)?.id;
  if (entry !== undefined && words.has('pregnancy')) return 'ingredient.pregnancy';
  if (second !== undefined)
    return hasOne(words, COMPARING) && !words.has('first') ? (entry ?? 'ingredient.pair') : 'ingredient.pair';
  if (entry !== undefined && isOnlyNamed(words)) return entry;
  if (step !== undefined && isWish(words)) return 'product.find';
  if (words.has('pregnancy')) return 'step.pregnancy';
  if (sign !== undefined && step === undefined) {
    const isAsked = hasOne(words, HELPING) || (isOnlyNamed(words) && !hasOne(words, MEASURED));
    if (isAsked) return CONCERN_OF[sign];
  }
  return step !== undefined && isOnlyNamed(words) ? STEP_ENTRY[step] : null;
}

const STEP_ENTRY: Record<StepKey, string> = {
  cleanser: 'step.cleanser',
  toner: 'step.toner',
  exfoliant: 'step.exfoliate',
  serum: 'step.serum',
  eye_cream: 'step.eye-cream',
  moisturizer: 'step.moisturizer',
  sunscreen: 'sun.why',
  mask: 'step.mask',
};
