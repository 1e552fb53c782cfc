import type { Question } from './ports.ts';
import { readPerson } from './answers/person.ts';
import type { Ranking } from './recognition/ranking.ts';
import { redFlagOf } from './red-flags/red-flag-of.ts';

/** Whether no model may be asked: about a red flag, and for somebody who is under 18 or says so. */
export async function staysHere(ranking: Ranking, question: Question): Promise<boolean> {
  return redFlagOf(ranking, question) !== null || (await readPerson(question)).isMinor;
}
