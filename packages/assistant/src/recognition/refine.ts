import type { Sign } from '@daylit/contract';
import { ENTRIES } from '../knowledge/knowledge.ts';
import type { Slots } from './slots.ts';

type Words = ReadonlySet<string>;

const hasOne = (words: Words, some: readonly string[]): boolean => some.some((word) => words.has(word));

/** Whether a question names what a topic needs, and no other thing of its kind. */
export function suits(id: string, { ingredients, signs }: Slots, words: Words): boolean {
  // Skin can feel tight after washing anywhere on the face.
  if (id === 'water.hard') return hasOne(words, OF_WATER);
  if (id === 'ingredient.pair') return ingredients.length >= 2;
  if (['ingredient.have', 'ingredient.suits', 'ingredient.pregnancy'].includes(id))
    return ingredients.length > 0;
  if (id === 'report.sign' || id === 'progress.sign') return signs.length > 0;
  const entry = ENTRIES.get(id);
  // "What can I do about my tone" is in the words of every sign.
  if (entry?.sign !== undefined && signs.length > 0) return signs.some((sign) => isAbout(sign, entry.sign));
  const about = entry?.ingredient?.key;
  return about === undefined || ingredients.length === 0 || ingredients.includes(about);
}

/** Spots are the commonest reason why a tone is uneven, and one entry tells of both. */
export const isAbout = (named: Sign, told: Sign | undefined): boolean =>
  named === told || (named === 'tone_evenness' && told === 'dark_spots');

const OF_WATER =
  'water hard soft chalk chalky lime limescale kettle stone tap area region town city moved filter softener scale calcium minerals shower'.split(
    ' ',
  );

const WISHING = 'recommend buy find want looking show another new best suggestions search pick'.split(' ');
const EXPLAINING = ['how', 'why', 'when', 'much', 'often', 'first', 'last', 'before', 'after'];
const BUDGET = ['under', 'below', 'budget', 'cheaper'];

const hasPrice = (words: Words): boolean => [...words].some((word) => /^\$?\d+$/.test(word));

/** Whether the question asks for a product, and not for information. */
function isWish(words: Words): boolean {
  const asksWhichOne = ['which', 'would', 'you'].every((word) => words.has(word));
  return (
    asksWhichOne ||
    (hasOne(words, BUDGET) && hasPrice(words)) ||
    (hasOne(words, WISHING) && !hasOne(words, EXPLAINING))
  );
}

// "Do I have something with retinol?"
const SOMETHING = ['something', 'anything', 'one', 'product', 'products'];
const BESIDE = ['with', 'beside', 'alongside', 'combine', 'mix', 'clash'];

/**
 * A question that names a step and a wish asks for a product, even in the words of a description. A question
 * whether something goes with the routine does not ask where it is.
 *
 * @param mayWish Whether a question of these words is likely to ask for a product.
 */
export function choose(topic: string, { steps }: Slots, words: Words, mayWish: boolean): string {
  // "Something cheaper for the serum" does not ask whether copies are as good.
  if (topic === 'label.dupes' && steps.length > 0 && words.has('something') && words.has('cheaper'))
    return 'product.find';
  if (topic === 'ingredient.have' && hasOne(words, BESIDE) && !hasOne(words, SOMETHING))
    return 'ingredient.suits';
  const isOfSteps = topic.startsWith('step.') || topic.startsWith('sun.');
  return isOfSteps && steps.length > 0 && mayWish && isWish(words) ? 'product.find' : topic;
}
