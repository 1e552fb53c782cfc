import type { Product } from '@daylit/contract';
import type { Message } from '../ports.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayWhyThen } from './how-often.ts';
import { askBack } from './not-understood.ts';
import { tellProduct } from './one-product.ts';
import { beginSearch, shownIn } from './product.ts';

/** "Does it suit me?", "are those any good" */
const ASKS_WHETHER_IT_SUITS =
  /\b(does|do|is|are|will|would) (it|that|this|they|these|those)\b.{0,12}\b(suit|right|good|ok|okay|safe|fine)\b/i;

/** Answers what is asked about a product that is named or was shown. Undefined for any other question. */
export async function tellOfProduct(asked: ReadQuestion): Promise<Answer | undefined> {
  const ofShown = await tellShown(asked);
  if (ofShown || asked.topic?.startsWith('product.') === true) return ofShown;
  const text = asked.question.text.toLowerCase();
  const routine = await asked.question.facts.routine();
  const named = routine.find(({ product: { product } }) => text.includes(product.name.toLowerCase()));
  return named && tellProduct(asked, named.product);
}

async function tellShown(asked: ReadQuestion): Promise<Answer | undefined> {
  const { question, before, leans, asksWhy, isAboutShown, shownIndex, words, conversation } = asked;
  const shown = shownIn(question.history);
  if (shown.length === 0) return undefined;
  if (shownIndex !== null) return describe(asked, shown.at(shownIndex));
  const spokenOf =
    conversation.chosen === null && shown.length > 1 ? undefined : shown.at(conversation.chosen ?? 0);
  if (asksWhy && spokenOf && hasAskedWhen(question.history)) return tellWhyThen(asked, spokenOf);
  const asksForReasons = asksWhy || ASKS_WHETHER_IT_SUITS.test(question.text);
  if (leans && asksForReasons && before?.topic === 'product.find') return tellReasons(shown);
  if (isAboutShown) return shown.length === 1 ? describe(asked, shown[0]) : askWhich(shown);
  const wantsCheaper = words.includes('cheaper') || words.includes('budget');
  return leans && wantsCheaper ? beginSearch(asked) : undefined;
}

/** Whether the question before was when, or how often. */
const hasAskedWhen = (history: readonly Message[]): boolean =>
  /\b(?:when|how often|how many times)\b/i.test(history.findLast(({ role }) => role === 'user')?.text ?? '');

async function tellWhyThen(asked: ReadQuestion, { name }: Product): Promise<Answer> {
  const [found] = await asked.question.facts.findProducts(name);
  if (!found) return askBack(asked);
  const draft = new Draft();
  sayWhyThen(draft, found);
  return draft.offer('What do I use tonight?', 'How do I patch test?').answer();
}

async function describe(asked: ReadQuestion, product: Product | undefined): Promise<Answer> {
  if (!product) return new Draft().say('I did not show that many products.').answer();
  const [found] = await asked.question.facts.findProducts(product.name);
  return found ? tellProduct(asked, found) : askBack(asked);
}

function tellReasons(shown: readonly Product[]): Answer {
  const reasons = shown.flatMap(({ name, reason, left_out }) => {
    const words = left_out?.sentence ?? reason;
    return words ? [`${name}: ${words}`] : [];
  });
  return new Draft().say(['These are the reasons.', ...reasons].join('\n')).answer();
}

function askWhich(shown: readonly Product[]): Answer {
  return new Draft()
    .say(['Which one do you mean?', ...shown.map(({ name }, i) => `${i + 1}. ${name}`)].join('\n'))
    .offer(...['The first one', 'The second one', 'The third one'].slice(0, shown.length))
    .answer();
}
