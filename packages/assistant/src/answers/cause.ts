import type { Sign } from '@daylit/contract';
import { CAUSES } from '../knowledge/causes.ts';
import type { Draft, ReadQuestion } from './draft.ts';
import { wordsFor } from './knowledge.ts';

/** "Why is it so red?", "what is causing it", "is it from chocolate" */
const ASKS_FOR_A_CAUSE =
  /\bwhy\b|\bcaus(e|es|ed|ing)\b|\breasons?\b|\bbecause of\b|\bdue to\b|\b(is|are|was) (it|this|that|they|these) from\b|\b(comes?|coming) from\b/i;

export const asksForCause = ({ question }: ReadQuestion): boolean => ASKS_FOR_A_CAUSE.test(question.text);

/** Says that no photo can tell the cause of a sign, and what is generally known. */
export function sayCause(draft: Draft, sign: Sign, { person }: ReadQuestion): Draft {
  const { sources, grade } = CAUSES[sign];
  return draft
    .say('A photo cannot tell where it comes from.')
    .cite(wordsFor(CAUSES[sign], person), sources, grade);
}
