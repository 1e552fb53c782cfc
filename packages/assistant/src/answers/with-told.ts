import type { OwnFact } from '../ports.ts';
import { toldIn } from '../conversation/told.ts';
import { type Answer, Draft, type ReadQuestion } from './draft.ts';

/** Says first which part of an answer is not for somebody, by their own words: general texts name it too. */
export function withTold(answer: Answer, { question }: ReadQuestion): Answer {
  const words = answer.paragraphs.join(' ');
  const against = toldIn(question).flatMap((fact) => {
    const name = namedIn(fact, words);
    return name === undefined ? [] : [`You told me that ${lower(fact.sentence)}, so leave ${name} out.`];
  });
  const [first] = against;
  return first === undefined ? answer : Draft.of(answer).sayFirst(first).answer(answer.kind);
}

/** The answers about a pregnancy say it themselves. */
const SAYS_PREGNANT = /\bpregnan|\bleave out\b/i;

/** What a fact leaves out of a text that does not say so itself. */
function namedIn({ names, preferences }: OwnFact, words: string): string | undefined {
  if (preferences.pregnancy !== undefined && SAYS_PREGNANT.test(words)) return undefined;
  return names.find((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(words));
}

const lower = (sentence: string): string => sentence.replace(/^You\b/, 'you');
