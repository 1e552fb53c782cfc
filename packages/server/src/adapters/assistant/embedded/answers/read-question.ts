import type { Question } from '../../../../modules/chat/ports.ts';
import { leansOnFocus, understand } from '../recognition/follow-up.ts';
import type { Asked } from './draft.ts';
import { readPerson } from './person.ts';

/** What a question means in its conversation, and who asks. */
export async function readQuestion(question: Question): Promise<Asked> {
  const { text, turns, facts } = question;
  const person = await readPerson(question);
  const understood = understand(text, turns);
  if (!leansOnFocus(understood)) return { ...understood, question, person };
  const scan = await facts.scan();
  const [first] = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  return { ...understand(text, turns, first?.sign), question, person };
}
