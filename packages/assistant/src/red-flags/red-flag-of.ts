import type { Question } from '../ports.ts';
import { PRONOUNS } from '../conversation/inherit.ts';
import { plainText } from '../recognition/plain-text.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { recognise } from '../recognition/recognise.ts';
import { namesAny } from '../recognition/slots.ts';
import type { RedFlag } from './care-cards.ts';
import { findPlainRedFlag, findRedFlag } from './find-red-flag.ts';
import { GRAVE } from './learned-flags.ts';

/**
 * The red flag of a question: its own, or that of the earlier messages that it continues. "How long can I
 * wait?" after a spot that bleeds has no other answer.
 */
export function redFlagOf(
  ranking: Ranking,
  { text, history }: Pick<Question, 'text' | 'history'>,
): RedFlag | null {
  const said = history.filter(({ role }) => role === 'user').map((message) => message.text);
  return [...said, text].reduce<RedFlag | null>((before, words, at) => {
    const found = findRedFlag(ranking, words);
    // After a cut from a razor "it bleeds a little" resembles a spot that bleeds. Only plain words name one.
    const isCut =
      (found === 'changing_spot' || found === 'bleeding') &&
      said.slice(0, at).some((one) => SHAVING_CUT.test(plainText(one)));
    const flag = isCut ? findPlainRedFlag(words) : found;
    return flag ?? (before !== null && goesOn(ranking, words, before) ? before : null);
  }, null);
}

const SHAVING_CUT = /\b(?:cut(?:ting)?|nick(?:ed)?)\b.*\bshav|\bshav\w*\b.*\b(?:cuts?|cutting|nick(?:ed)?)\b/;

/** A longer message has a subject of its own. */
const MOST_WORDS = 9;

/** From this confidence on a question has an answer of its own, unless it says "it". */
const OWN = 0.85;

/** "The doctor said it is nothing" asks nothing. What somebody does to themselves is not over by a word. */
const ASKS =
  /^(and|but|so|or|ok|okay|what|how|which|when|where|who|why|should|can|could|may|must|do|does|is|are|will|would|help)\b/;

/** Whether a message says too little to be about anything but what was said before. */
function goesOn(ranking: Ranking, text: string, before: RedFlag): boolean {
  const { words, topic, confidence, ...slots } = recognise(ranking, text);
  const plain = words.join(' ');
  if (words.length > MOST_WORDS || namesAny(slots) || topic?.startsWith('talk.') === true) return false;
  if (!GRAVE.has(before) && !ASKS.test(plain)) return false;
  return topic === null || confidence < OWN || PRONOUNS.test(plain);
}
