import type { Question } from '../../../../modules/chat/ports.ts';
import { PRONOUNS } from '../recognition/inherit.ts';
import { recognise } from '../recognition/recognise.ts';
import type { RedFlag } from './care-cards.ts';
import { findRedFlag } from './find-red-flag.ts';
import { GRAVE } from './learned-flags.ts';

/**
 * The red flag of a question: its own, or that of the messages before which it goes on about. "How long can I
 * wait?" after a spot that bleeds has no other answer.
 */
export function redFlagOf({ text, turns }: Pick<Question, 'text' | 'turns'>): RedFlag | null {
  const said = turns.filter(({ role }) => role === 'user').map((turn) => turn.text);
  return [...said, text].reduce<RedFlag | null>(
    (before, words) => findRedFlag(words) ?? (before !== null && goesOn(words, before) ? before : null),
    null,
  );
}

/** A longer message has a subject of its own. */
const MOST_WORDS = 9;

/** From this confidence on a question has an answer of its own, unless it says "it". */
const OWN = 0.85;

/** "The doctor said it is nothing" asks nothing. What somebody does to themselves is not over by a word. */
const ASKS =
  /^(and|but|so|or|ok|okay|what|how|which|when|where|who|why|should|can|could|may|must|do|does|is|are|will|would|help)\b/;

/** Whether a message says too little to be about anything but what was said before. */
function goesOn(text: string, before: RedFlag): boolean {
  const { words, signs, ingredients, steps, topic, confidence } = recognise(text);
  const namesNothing = signs.length + ingredients.length + steps.length === 0;
  const plain = words.join(' ');
  if (words.length > MOST_WORDS || !namesNothing || topic?.startsWith('talk.') === true) return false;
  if (!GRAVE.has(before) && !ASKS.test(plain)) return false;
  return topic === null || confidence < OWN || PRONOUNS.test(plain);
}
