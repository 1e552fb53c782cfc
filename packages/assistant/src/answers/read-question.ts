import type { Question } from '../ports.ts';
import { leansOnFocus, understand } from '../recognition/follow-up.ts';
import type { Ranking } from '../recognition/ranking.ts';
import type { ReadQuestion } from './draft.ts';
import { readPerson } from './person.ts';

/** What a question means in its conversation, and who asks. */
export async function readQuestion(ranking: Ranking, question: Question): Promise<ReadQuestion> {
  const { text, history, facts } = question;
  const person = await readPerson(question);
  const understood = understand(ranking, text, history);
  if (!leansOnFocus(understood)) return { ...understood, question, person };
  const scan = await facts.scan();
  const [first] = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  return { ...understand(ranking, text, history, first?.sign), question, person };
}
