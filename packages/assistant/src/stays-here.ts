import type { Question } from './ports.ts';
import { readPerson } from './answers/person.ts';
import { fixedAnswer } from './crisis/fixed-answer.ts';
import type { Ranking } from './recognition/ranking.ts';

/** Whether no model may be asked: for a fixed answer, and for somebody who is under 18 or says so. */
export async function staysHere(ranking: Ranking, question: Question): Promise<boolean> {
  return fixedAnswer(ranking, question) !== null || (await readPerson(question)).isMinor;
}
