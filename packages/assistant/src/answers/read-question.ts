import { withoutAllergies } from '../conversation/own-facts.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { readTurn } from '../conversation/read-turn.ts';
import type { Question } from '../ports.ts';
import type { Ranking } from '../recognition/ranking.ts';
import type { ReadQuestion } from './draft.ts';
import { readPerson } from './person.ts';

/** What a question means in its conversation, and who asks. */
export async function readQuestion(ranking: Ranking, question: Question): Promise<ReadQuestion> {
  const { text, history, facts } = question;
  const [scan, person] = await Promise.all([history.length > 0 ? facts.scan() : null, readPerson(question)]);
  const [focus] = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  const before = history.map((message) =>
    message.role === 'user' ? { ...message, text: withoutAllergies(message.text) } : message,
  );
  const conversation = readConversation(ranking, before, focus?.sign);
  const turn = readTurn(ranking, withoutAllergies(text), conversation);
  // What was offered and is taken is the question.
  const meant = turn.agreed === null ? question : { ...question, text: turn.agreed };
  return { ...turn, conversation, question: meant, person };
}
