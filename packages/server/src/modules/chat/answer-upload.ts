import { readOwnFacts } from '@daylit/assistant';
import type { JobHandler } from '../../jobs/queue.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { ProfileReader } from '../members/ports.ts';
import { cleanText } from './clean-text.ts';
import type { ChatJobs } from './jobs.ts';
import type { FindFacts } from './member-facts.ts';
import type { Assistant, Question, ScanLookups } from './ports.ts';
import type { StoredReply } from './stored-content.ts';
import type { UploadTurns } from './upload-replies.ts';

interface Dependencies {
  plans: PlanReader;
  profiles: ProfileReader;
  scanLookups: Pick<ScanLookups, 'find'>;
  findFacts: FindFacts;
  assistant: Assistant;
  turns: UploadTurns;
}

/**
 * Answers what a member wrote with a photo, as the first turn of a conversation that counts no message. The
 * assistant looks for red flags first. No model is asked: nobody is there to see that one is.
 */
export function createAnswerUpload(given: Dependencies): JobHandler<ChatJobs['answer-upload']> {
  const { plans, profiles, scanLookups, findFacts, assistant, turns } = given;

  return {
    async run({ user_id: userId, scan_id: scanId }, signal) {
      const member = await plans.find(userId);
      const scan = member && (await scanLookups.find(member, scanId));
      const text = cleanText(scan?.user_message ?? '');
      if (!member || text === '' || (await turns.has({ userId, scanId }))) return;
      const { preferences, region = null } = await profiles.findProfile(userId);
      const told = readOwnFacts([{ text }]);
      const facts = await findFacts({ ...member, preferences, region }, scanId, told);
      const question = { text, history: [], told, facts, mayAskModel: false };
      await turns.add({ userId, scanId }, text, await wholeReply(assistant, question, signal));
    },

    // The report stands without an answer; the question can be asked again in the chat.
    giveUp: async () => undefined,
  };
}

/** A reply to its end, with the products that it asks for. */
async function wholeReply(
  assistant: Assistant,
  question: Question,
  signal: AbortSignal,
): Promise<StoredReply> {
  const pieces = assistant.reply(question, signal);
  let text = '';
  for (;;) {
    const { done, value } = await pieces.next();
    if (!done) {
      text += value;
      continue;
    }
    if (!value.search) return { text, products: [], facts: value };
    const { reply, products, ...facts } = await assistant.recommend(question, value.search, signal);
    return { text: reply, products, facts: { ...facts, search: null } };
  }
}
