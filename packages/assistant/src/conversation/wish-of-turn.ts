import type { StepKey } from '@daylit/contract';
import type { Recognised } from '../recognition/recognise.ts';
import type { Conversation } from './conversation.ts';
import type { Understood } from './understood.ts';
import { onlyNarrows, readWish, STEP_FOR, wantsOthers, type Wish } from './wish.ts';

/** The wish of a message that asks for products. */
export function withWish(turn: Understood, plain: string, conversation: Conversation): Understood {
  const isOfCast = turn.topic === 'sun.white-cast';
  if (turn.topic !== 'product.find' && !isOfCast) return turn;
  const { subject, shown, chosen } = conversation;
  const isOfList = shown.length > 0 && wantsOthers(plain);
  const wish = isOfList || subject?.topic?.startsWith('product.') === true ? conversation.wish : null;
  const goesOn = turn.leans || onlyNarrows(plain);
  const spoken = turn.words.join(' ');
  const step = isOfList ? wish?.step : stepOf(conversation);
  const slots = goesOn && subject ? filled(turn, subject) : turn;
  const read = readWish({ plain, spoken, goesOn }, slots, { wish, shown, chosen, step });
  const wished = WITHOUT_IT.test(plain) ? without(read, slots.ingredients) : read;
  const noWhiteCast = wished.noWhiteCast || isOfCast;
  return { ...turn, wish: { ...wished, step: isOfCast ? 'sunscreen' : wished.step, noWhiteCast } };
}

const WITHOUT_IT = /\b(?:without|no|not with) (?:it|that|them|this|those)\b/;

/** "One without it": without what the conversation is about. */
const without = (wish: Wish, keys: readonly string[]): Wish => ({
  ...wish,
  ingredient: undefined,
  without: [...new Set([...wish.without, ...keys])],
});

const filled = (turn: Recognised, { signs, ingredients }: Recognised) => ({
  steps: turn.steps,
  signs: turn.signs.length > 0 ? turn.signs : signs,
  ingredients: turn.ingredients.length > 0 || turn.steps.length > 0 ? turn.ingredients : ingredients,
});

/** The step that a conversation is about, by what was named or by what helps with a sign. */
export function stepOf({ subject, wish }: Pick<Conversation, 'subject' | 'wish'>): StepKey | undefined {
  const topic = subject?.topic ?? '';
  const [sign] = subject?.signs ?? [];
  const [step] = subject?.steps ?? [];
  if (step !== undefined) return step;
  if (topic.startsWith('product.') && wish) return wish.step;
  if (topic.startsWith('sun.')) return 'sunscreen';
  if (topic.startsWith('ingredient.') && subject?.ingredients.length === 1) return wish?.step ?? 'serum';
  if (/^(?:shaving|climate|beard)\./.test(topic)) return 'moisturizer';
  return sign === undefined ? (topic.startsWith('concern.') ? 'moisturizer' : undefined) : STEP_FOR[sign];
}
