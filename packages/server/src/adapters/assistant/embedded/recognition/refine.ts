import type { Sign, StepKey } from '@daylit/contract';
import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import type { Slots } from './slots.ts';
import { wordOf } from './words.ts';

type Words = ReadonlySet<string>;

const hasOne = (words: Words, some: readonly string[]): boolean => some.some((word) => words.has(word));

/** Words by which somebody asks about what they own. */
const OWNING = `my mine product products routine contain contains already using use stuff things own`.split(
  ' ',
);
const SELF = ['i', 'me', 'my', 'im', 'someone', 'people', 'skin', 'allowed'];
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

/** Words by which somebody chooses. */
const CHOOSING =
  `recommend buy find want looking show another new suggestions ideas best which need cheap cheaper budget
  under option options alternative replace get fragrancefree any pick search purchase`.split(/\s+/);

/** Whether a question has what a topic is about. */
export function suits(id: string, { ingredients, signs, steps }: Slots, words: Words): boolean {
  if (id === 'product.find')
    return (
      (signs.length + steps.length > 0 && hasOne(words, CHOOSING)) ||
      (ingredients.length > 0 && hasOne(words, [...WISHING, 'serum', 'any'])) ||
      hasOne(words, ['product', 'products', 'buy'])
    );
  if (id === 'ingredient.pair') return ingredients.length >= 2;
  if (id === 'ingredient.have') return ingredients.length > 0 && hasOne(words, OWNING);
  if (id === 'ingredient.suits') return ingredients.length > 0 && hasOne(words, SELF);
  if (id === 'ingredient.pregnancy') return ingredients.length > 0 && words.has('pregnancy');
  const about = ENTRIES.get(id)?.ingredient?.key;
  if (about === 'fragrance' && words.has('fragrancefree')) return true;
  if (about !== undefined) return ingredients.includes(about);
  return !((id === 'report.sign' || id === 'progress.sign') && signs.length === 0);
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

/** Up to this many words beside the thing that is named, a question is about that thing. */
const MOST_BESIDE = 1;

/** Whether a question says little more than the name of a thing. */
function isOnlyNamed(words: Words): boolean {
  const beside = [...words].map(wordOf).filter(({ slot, isFiller }) => slot === null && !isFiller);
  return beside.length <= MOST_BESIDE;
}

/** What a topic becomes by the things that the question names. */
export function refine(
  topic: string | null,
  { ingredients, signs, steps }: Slots,
  words: Words,
): string | null {
  const [first, second] = ingredients;
  const [sign] = signs;
  const entry = first === undefined ? undefined : INGREDIENTS.get(first)?.id;
  if (entry !== undefined && words.has('pregnancy') && (topic === null || topic.startsWith('ingredient.')))
    return 'ingredient.pregnancy';
  if (second !== undefined && (topic === null || topic.startsWith('ingredient.')))
    return hasOne(words, COMPARING) && !words.has('first') ? (entry ?? 'ingredient.pair') : 'ingredient.pair';
  if (topic === null && entry !== undefined && isOnlyNamed(words)) return entry;
  if (steps.length > 0 && hasOne(words, ['under', 'below', 'budget', 'cheaper']) && hasPrice(words))
    return 'product.find';
  if (steps.length > 0 && hasOne(words, WISHING) && !hasOne(words, EXPLAINING) && isWeak(topic))
    return 'product.find';
  if (words.has('pregnancy') && isWeak(topic)) return 'step.pregnancy';
  if (sign !== undefined && (topic === null || topic === 'report.sign') && steps.length === 0) {
    if (hasOne(words, HELPING)) return CONCERN_OF[sign];
    if (topic === null && isOnlyNamed(words) && !hasOne(words, MEASURED)) return CONCERN_OF[sign];
  }
  const [step] = steps;
  if (topic === null && step !== undefined && isOnlyNamed(words)) return STEP_ENTRY[step];
  return topic;
}

/** A topic about a step in general, or none. */
const isWeak = (topic: string | null): boolean =>
  topic === null || topic.startsWith('step.') || topic.startsWith('sun.');

const hasPrice = (words: Words): boolean => [...words].some((word) => /^\$?\d+$/.test(word));

const WISHING = 'recommend buy find want looking show another new best suggestions search pick'.split(' ');
const EXPLAINING = ['how', 'why', 'when', 'much', 'often', 'first', 'last', 'before', 'after'];
const MEASURED = ['score', 'report', 'scan', 'photo', 'change', 'better', 'worse', 'less', 'fewer', 'more'];

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
