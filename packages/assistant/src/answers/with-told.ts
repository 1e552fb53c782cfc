import { listOf } from '@daylit/wording';
import type { OwnFact } from '../ports.ts';
import { readOwnFacts } from '../conversation/own-facts.ts';
import { toldIn } from '../conversation/told.ts';
import { type Answer, Draft, type ReadQuestion } from './draft.ts';

/** Says first which part of an answer is not for somebody, by their own words: general texts name it too. */
export function withTold(answer: Answer, { question }: ReadQuestion): Answer {
  const words = answer.paragraphs.join(' ').replaceAll(IS_ABSENT, '');
  const against = toldIn(question).flatMap((fact) => {
    const name = words.includes(fact.sentence) ? undefined : namedIn(fact, words);
    return name === undefined ? [] : [`You told me that ${lower(fact.sentence)}, so leave ${name} out.`];
  });
  const [first] = against;
  return first === undefined ? answer : Draft.of(answer).sayFirst(first).answer(answer.kind);
}

/** "No niacinamide in the list, as you asked." */
const IS_ABSENT = /\b(?:no|without)\b[^.]*\bin the list\b/gi;

/** The answers about a pregnancy say it themselves. */
const SAYS_PREGNANT = /\bpregnan|\bleave out\b/i;

/** What a fact leaves out of a text that does not say so itself. */
function namedIn({ names, preferences }: OwnFact, words: string): string | undefined {
  if (preferences.pregnancy !== undefined && SAYS_PREGNANT.test(words)) return undefined;
  return names.find((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(words));
}

const lower = (sentence: string): string => sentence.replace(/^You\b/, 'you');

/**
 * The reply to words that tell something of oneself and ask nothing that is known: what follows from it, also
 * for the routine. Undefined without such words.
 */
export async function noteTold({ question }: ReadQuestion): Promise<Answer | undefined> {
  const told = readOwnFacts([{ text: question.text }]);
  if (told.length === 0) return undefined;
  const draft = new Draft();
  for (const { sentence, follows } of told) draft.say(`${sentence}. ${follows}`);
  const routine = await question.facts.routine();
  const out = routine.filter(({ leftOut }) => leftOut !== null).map(({ product }) => product.product.name);
  if (out.length > 0)
    draft.say(`Your plan still holds ${listOf([...new Set(out)])}, which I would leave out.`);
  return draft.offer('What do I use tonight?', 'What is the avoid list?').answer();
}
