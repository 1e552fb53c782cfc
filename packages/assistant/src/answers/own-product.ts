import type { StepKey } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { stepOf } from '../conversation/wish-of-turn.ts';
import { STEP_FOR } from '../conversation/wish.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import type { LabelledProduct } from '../ports.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry } from './knowledge.ts';
import { costWords, sayReasons } from './one-product.ts';
import { sayOwnSign } from './own-sign.ts';
import { ROUTINE, stepName } from './routine.ts';
import { STEP_ENTRIES } from '../knowledge/step-entries.ts';
import { ownFact } from './words.ts';

/** The products of the routine for a step, each once. */
export async function ownFor(step: StepKey, { question }: ReadQuestion): Promise<LabelledProduct[]> {
  const routine = await question.facts.routine();
  const all = routine.flatMap(({ product }) => (product.step === step ? [product] : []));
  return [...new Map(all.map((one) => [one.product.id, one])).values()];
}

/** "What about mine?", "is my sunscreen enough?", "eye cream?": what the member has, and whether it does. */
export async function tellMine(asked: ReadQuestion): Promise<Answer> {
  const { steps, conversation, question, person } = asked;
  const { sign } = conversation.named;
  const step =
    steps[0] ?? stepOf(conversation) ?? conversation.wish?.step ?? (sign ? STEP_FOR[sign] : 'moisturizer');
  const own = await ownFor(step, asked);
  const draft = new Draft();
  const entry = ENTRIES.get(STEP_ENTRIES[step]);
  const name = stepName(step);
  if (own.length === 0) {
    draft.say(`You have no ${name} in your routine.`, ROUTINE);
    if (entry && step !== 'sunscreen') sayEntry(draft, entry, asked);
    return draft.offer(`Recommend a ${name}`.replace('a eye', 'an eye'), 'What should I add first?').answer();
  }
  for (const product of own.slice(0, 2)) {
    draft.say(`You have ${product.product.name}. ${costWords(product.product, person)}`.trim(), ROUTINE);
    const wasAsked = sayAsked(draft, product, asked);
    if (!wasAsked) await sayReasons(draft, asked, product);
  }
  return draft
    .offer(
      ...(person.isMinor || question.facts.isMinor ? [] : [`Recommend a ${name}`.replace('a eye', 'an eye')]),
      'What do I use tonight?',
    )
    .answer();
}

/** "Do I have that already?", "which of my products is for redness?": what the routine holds for a sign. */
export async function tellHave(asked: ReadQuestion): Promise<Answer> {
  const sign = asked.signs[0] ?? asked.conversation.named.sign;
  const draft = new Draft();
  if (sign) await sayOwnSign(draft, sign, asked);
  if (draft.isEmpty || !draft.answer().paragraphs.some((words) => words.startsWith('You have something')))
    draft.say('Nothing in your routine is there for that.', ROUTINE);
  return draft.offer('What should I add first?', 'What is in my routine?').answer();
}

/** What the conversation wants to know of it: price, filters, protection, or how rich it is. */
function sayAsked(draft: Draft, product: LabelledProduct, { question, conversation }: ReadQuestion): boolean {
  const { text } = question;
  const { subject, wish, shown } = conversation;
  const price = product.product.price;
  if (/\b(?:expensive|cheap\w*|price|cost|keep)\b/i.test(text) && shown.length > 0 && price !== null) {
    const cheaper = shown.filter((one) => one.price !== null && one.price < price);
    draft.say(
      cheaper.length === 0
        ? 'None of those that I showed costs less, so there is no reason to change for the price.'
        : `Of those that I showed, ${listOf(cheaper.map(({ name, price: cost }) => `${name} ($${cost?.toFixed(2)})`))} ${cheaper.length === 1 ? 'costs' : 'cost'} less.`,
    );
    return !/\bkeep\b/i.test(text);
  }
  if (subject?.topic === 'sun.white-cast' || wish?.noWhiteCast) {
    draft.say(castOf(product), ownFact('The list of your sunscreen'));
    return true;
  }
  if (product.spf !== null && /\b(?:enough|high|ok|okay|fine|good|right|strong)\b/i.test(text)) {
    draft.cite(
      product.spf >= 30
        ? `SPF ${product.spf} is enough: 30 or more is what counts. Use two finger lengths, and again every two hours outdoors.`
        : `SPF ${product.spf} is little: 30 or more is what counts.`,
      ['aad_routine'],
      'A',
    );
    return true;
  }
  if (/\b(?:rich|light|heavy|greasy|thick|thin)\b/i.test(text)) {
    draft.say(
      `It is made for ${listOf(product.suits)} skin. ${product.suits.includes('dry') ? 'That is a rich kind.' : 'That is a light kind; for dry skin there are richer ones.'}`,
      ownFact('The product catalog of this server'),
    );
    return true;
  }
  return false;
}

/** Whether a sunscreen may leave a white film, by its list. */
function castOf({ product, label }: LabelledProduct): string {
  if (label.status === 'missing')
    return `I cannot read the list of ${product.name}, so I cannot tell its filters.`;
  if (!label.contains.includes('sunscreen_mineral'))
    return 'Its list names no mineral filter, which is what leaves white most often. So a film comes rather from a thick layer: try two thin ones.';
  return label.contains.includes('iron_oxides')
    ? 'It has a mineral filter and is tinted. If it still looks white, try one without mineral filters.'
    : 'It has a mineral filter without a tint, and that leaves white most often. A tinted one, or one with other filters, shows less.';
}
