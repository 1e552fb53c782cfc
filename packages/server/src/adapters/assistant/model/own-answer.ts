import type { Assistant as EmbeddedAssistant } from '@daylit/assistant';
import type { Question, ReplyFacts } from '../../../modules/chat/ports.ts';

/** The sources of what this server knows better than any model: allowance and plan, routine, progress. */
const OWN = /^Your (account|routine|timeline|scans of)\b/;

/** How the embedded assistant begins when it is not sure what was asked. */
const UNSURE = /^I take that as “/;

/** The words of an answer, and its facts. */
export interface OwnAnswer {
  words: string;
  facts: ReplyFacts;
}

/**
 * The embedded assistant's answer to a question about the person's own things: it rests on their own records
 * first, so a model could only repeat it, or get it wrong. Null for every other question.
 */
export async function findOwnAnswer(
  embedded: EmbeddedAssistant,
  question: Question,
  signal: AbortSignal,
): Promise<OwnAnswer | null> {
  const reply = embedded.reply(question, signal);
  let words = '';
  for (;;) {
    const { done, value } = await reply.next();
    if (!done) {
      words += value;
      continue;
    }
    const isOwn = OWN.test(value.sources[0]?.title ?? '');
    const isSure = value.kind === 'answer' && value.search === null && !UNSURE.test(words);
    return isOwn && isSure ? { words, facts: value } : null;
  }
}
