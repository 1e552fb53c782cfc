import type { Recognised } from '../recognition/recognise.ts';
import { namesAny } from '../recognition/slots.ts';
import { careFor, OF_A_PHOTO } from './short-questions.ts';

/** From this confidence on a question is complete by itself. */
export const CLEAR = 0.5;

/** A question of at most this many words asks only "how often?". */
export const BARE = 3;

/** Words that refer to what was named before: "is it", "do I have some", "one without". */
export const PRONOUNS =
  /\b(it|they|them|that|this|one(?= fragrancefree| without|$)|ones|some(?= (in|already|too|now|of (it|them))\b|$))\b/;

/** Adds what the question leaves out. */
export function inherit(now: Recognised, before: Recognised): Recognised {
  const said = now.words.join(' ');
  const isNamed = namesAny(now);
  const isSure = now.topic !== null && now.confidence > CLEAR;
  if (now.words.includes('because') && before.topic?.startsWith('progress.') === true)
    return { ...now, topic: before.topic };
  const otherPart = otherPartOfTheDay(now, before);
  if (otherPart !== null) return { ...now, topic: otherPart };
  if (MORE.test(said) && before.ingredients.length === 1)
    return { ...now, ingredients: before.ingredients, topic: 'ingredient.suits' };
  if (FOR_SOMEBODY.test(said))
    return { ...now, ingredients: before.ingredients, signs: before.signs, topic: sameFor(before) };
  if (refinesWish(now, before)) return { ...now, steps: before.steps, topic: 'product.find' };
  const isWith = WITH.test(said) || now.words.includes('same');
  const isOther = now.ingredients[0] !== before.ingredients[0];
  if (isWith && isOther && now.ingredients.length === 1 && before.ingredients.length > 0)
    return {
      ...now,
      topic: 'ingredient.pair',
      ingredients: [...before.ingredients.slice(0, 1), ...now.ingredients],
    };
  if (
    now.topic === null &&
    // "How often should I wash?" has two good meanings of its own.
    now.confidence <= CLEAR &&
    !isNamed &&
    before.ingredients.length > 0 &&
    /^(how|when)$/.test(now.words[0] ?? '')
  )
    return { ...now, ingredients: before.ingredients.slice(0, 1), topic: 'ingredient.about' };
  const slots = {
    signs: now.signs.length > 0 ? now.signs : before.signs,
    ingredients: now.ingredients.length > 0 ? now.ingredients : before.ingredients,
    steps: now.steps.length > 0 ? now.steps : before.steps,
  };
  const isAnother = /^(and|what about|how about)\b/.test(said) && now.words.length <= 5;
  if (isAnother && isNamed) return { ...now, ...slots, topic: sameKind(now, before) ?? now.topic };
  const isOfPhoto = OF_A_PHOTO.test(before.topic ?? '');
  // "What can I do about it?"
  const asksForHelp = now.words.includes('help') || now.words.includes('use');
  if (isOfPhoto && asksForHelp && now.signs.length === 1 && now.ingredients.length === 0)
    return { ...now, topic: careFor(now.signs[0]) ?? now.topic };
  // "Ok, and the shine, is that a lot?"
  const goesOn = /^(ok |okay |so )*(and|what about|how about)\b.*\b(is|are) (it|that|they)\b/.test(said);
  if (
    (!isSure || goesOn) &&
    isOfPhoto &&
    now.signs.length > 0 &&
    now.ingredients.length + now.steps.length === 0
  )
    return { ...now, ...slots, topic: sameKind(now, before) };
  // "Is niacinamide good for that?" is about both things.
  if (isSure) return !isNamed || PRONOUNS.test(said) ? { ...now, ...slots } : now;
  if (isNamed && now.topic === null) return { ...now, ...slots, topic: sameKind(now, before) };
  return { ...now, ...slots };
}

/** "With retinol?", "and what about with retinol" */
const WITH = /^(?:and )?(?:(?:what|how) about )?with\b/;

/** After what is known about an ingredient comes what it means for the member. */
const MORE = /^(tell me |say |and )?more( about (it|that|this))?$/;

/** "Is it the same for my teen?", "and for my daughter?" */
const FOR_SOMEBODY =
  /^(is (it|that) (the )?same|and|what about|how about|for)\b.*\bmy (teen|daughter|son|kids?|child)\b/;

/** What is asked for somebody else, who has neither the report nor the routine of the member. */
const sameFor = ({ topic, ingredients }: Recognised): string | null =>
  topic !== null && /^(report|progress|routine)\./.test(topic)
    ? 'step.teens'
    : ingredients.length > 0
      ? 'ingredient.about'
      : topic;

/** "And tomorrow morning?" after a reply about this evening. */
function otherPartOfTheDay({ words }: Recognised, { topic }: Recognised): string | null {
  if (topic !== 'routine.tonight' && topic !== 'routine.morning') return null;
  if (/\b(on|this|next) (mon|tues|wednes|thurs|fri|satur|sun)days?\b/.test(words.join(' ')))
    return 'routine.week';
  if (words.length > BARE + 1 || !/^(and|what|how|then)$/.test(words[0] ?? '')) return null;
  if (words.includes('morning')) return 'routine.morning';
  return words.includes('night') || words.includes('tonight') ? 'routine.tonight' : null;
}

/** "Is there one without fragrance?" after a request for products. */
const refinesWish = ({ words, steps, ingredients }: Recognised, { topic }: Recognised): boolean =>
  topic === 'product.find' &&
  steps.length === 0 &&
  ingredients.length === 0 &&
  !words.some((word) => ['how', 'why', 'what', 'when'].includes(word)) &&
  (words.some((word) => ['one', 'ones', 'fragrancefree', 'budget', 'cheaper'].includes(word)) ||
    WITH_A_PRICE.test(words.join(' ')));

/** "Something for under 15", with the price. */
const WITH_A_PRICE = /\b(?:under|below|less than|max(?:imum)?|up to|for) \$? ?(\d{1,3})\b/;

/** The previous topic, about the thing that is named now. */
function sameKind(now: Recognised, before: Recognised): string | null {
  const topic = before.topic ?? '';
  if (now.ingredients.length > 1) return 'ingredient.pair';
  if (now.ingredients.length > 0)
    return topic.startsWith('ingredient.') && !/^ingredient\.(suits|pregnancy|have|pair)$/.test(topic)
      ? 'ingredient.about'
      : topic.startsWith('ingredient.') && topic !== 'ingredient.pair'
        ? topic
        : 'ingredient.about';
  if (now.signs.length > 0)
    return topic.startsWith('progress.')
      ? 'progress.sign'
      : topic === 'product.find'
        ? topic
        : (topic.startsWith('concern.') && careFor(now.signs[0])) || 'report.sign';
  return topic === 'product.find' ? topic : null;
}
