import { comparisonIn } from '../conversation/settle.ts';
import { stepOf } from '../conversation/wish-of-turn.ts';
import { plainText } from '../recognition/plain-text.ts';
import type { ReadQuestion } from './draft.ts';
import { stepName } from './routine.ts';
import { capital } from './words.ts';

/** Questions that an answer offers. */
const MOST = 3;
const LONGEST = 80;

const REFERS = /\b(?:it|that|this|they|them|those|these)\b/i;
/** What is asked of a thing that is not named: "would that sting", "should I keep using it". */
const ASKS_OF_IT =
  /^(?:(?:and|but|so|ok|or|hm) )*(?:(?:is|are|was|were|would|will|could|can|does|do|did) (?:it|that|this|they|those|these)(?: \w+){1,4}|(?:can|should|could|may|do|must) i (?:\w+ ){1,3}(?:it|that|this|them|those|these)(?: \w+){0,3}|how (?:often|much|long) (?:do|should|can) i \w+ (?:it|that|this|them)(?: \w+){0,3})$/;
/** What may be asked of a product. */
const OF_A_PRODUCT =
  /\b(?:sting|burn|safe|ok|okay|good|bad|enough|use|keep|stop|suit|work|strong|mild|cheap|expensive|cost|much|often|long|open|replace|irritat\w*)\b/i;
const BASICS = ['cleanser', 'moisturizer', 'sunscreen'] as const;

/**
 * The questions that a message may be when it names nothing and nothing before it says what is meant: about
 * the products of the last list, about the person's own, or a wish for one of their steps.
 */
export async function whichIsMeant(asked: ReadQuestion): Promise<string[]> {
  const { question, signs, ingredients, person, conversation } = asked;
  if (signs.length + ingredients.length > 0) return [];
  const routine = await question.facts.routine();
  const inUse = routine.filter(({ leftOut }) => leftOut === null).map(({ product }) => product);
  const plain = plainText(question.text).replaceAll(/[ .]+$/g, '');
  const compared = comparisonIn(plain);
  if (compared !== null && !person.isMinor) {
    const steps = inUse.length > 0 ? inUse.map(({ step }) => step) : BASICS;
    return [...new Set(steps)].slice(0, MOST).map((step) => `Recommend a ${compared} ${stepName(step)}`);
  }
  if (!ASKS_OF_IT.test(plain) || !OF_A_PRODUCT.test(plain)) return [];
  const step = stepOf(conversation) ?? conversation.named.step;
  const own = inUse.filter((one) => step === undefined || step === null || one.step === step);
  const listed = conversation.shown.length > 1 ? conversation.shown : own.map(({ product }) => product);
  const text = question.text.replace(/[.?!\s]+$/, '');
  return [...new Set(listed.map(({ name }) => `${capital(text.replace(REFERS, name))}?`))]
    .filter((ask) => ask.length <= LONGEST)
    .slice(0, MOST);
}
