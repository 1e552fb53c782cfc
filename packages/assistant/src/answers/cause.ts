import type { Sign } from '@daylit/contract';
import { ENTRIES } from '../knowledge/knowledge.ts';
import type { ReadQuestion, Draft } from './draft.ts';
import { wordsFor } from './knowledge.ts';

/** "Why is it so red?", "what is causing it", "is it from chocolate" */
const ASKS_FOR_A_CAUSE =
  /\bwhy\b|\bcaus(e|es|ed|ing)\b|\breasons?\b|\bbecause of\b|\bdue to\b|\b(is|are|was) (it|this|that|they|these) from\b|\b(comes?|coming) from\b/i;

/** What is generally known about the causes of a sign. */
const KNOWN_CAUSES: Partial<Record<Sign, string>> = {
  dark_circles: 'concern.dark-circles',
  redness: 'concern.redness-triggers',
};

export const asksForCause = ({ question }: ReadQuestion): boolean => ASKS_FOR_A_CAUSE.test(question.text);

/** Says that no photo can tell the cause of a sign, and what is generally known. */
export function sayCause(draft: Draft, sign: Sign, { person }: ReadQuestion): void {
  draft.say('A photo cannot tell where it comes from.');
  const entry = ENTRIES.get(KNOWN_CAUSES[sign] ?? '');
  if (entry) draft.cite(wordsFor(entry, person), entry.sources, entry.grade);
}
