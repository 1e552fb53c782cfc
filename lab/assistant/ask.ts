import { readConversation } from '../../packages/assistant/src/conversation/read-conversation.ts';
import { readTurn } from '../../packages/assistant/src/conversation/read-turn.ts';
import type { Ranking } from '../../packages/assistant/src/recognition/ranking.ts';
import { FORBIDDEN_WORDS } from '../../packages/server/src/forbidden-words.ts';
import {
  type AssistantReply,
  askAssistant,
  assistedMember,
  HALF_A_YEAR,
} from '../../packages/server/test/assistant-member.ts';
import type { Asker } from './question-set.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

export const ASKERS: Record<Asker, ReturnType<typeof assistedMember>> = {
  adult: assistedMember(),
  teen: assistedMember({ preferences: { age_band: '13-17' } }),
  maybe_pregnant: assistedMember({ preferences: { age_band: '25-39' } }),
  words_only: assistedMember({ preferences: { ...ADULT, words_only: true } }),
  newcomer: assistedMember({ preferences: ADULT, hasReport: false, routine: [] }),
  no_comparison: assistedMember({ hasComparison: false }),
  pregnant: assistedMember({ preferences: { ...ADULT, pregnancy: 'yes' } }),
  one_scan: assistedMember({ hasComparison: false, scans: 1 }),
  free: assistedMember({ plan: 'free' }),
  long_run: assistedMember(HALF_A_YEAR),
};

/** How a question was answered. */
export interface Outcome {
  text: string;
  verdict: 'right' | 'wrong' | 'not_answered';
  topic: string | null;
  expected: string;
}

/** Whether a question is answered by one of the expected topics. */
export function checkTopic(ranking: Ranking, text: string, expected: string): Outcome {
  const { topic } = readTurn(ranking, text, readConversation(ranking, []));
  const verdict = topic === null ? 'not_answered' : expected.split('|').includes(topic) ? 'right' : 'wrong';
  return { text, verdict, topic, expected };
}

/** All words of a reply, as a member reads them. */
export function wordsOf({ text, recommendation, follow_ups, care }: AssistantReply): string {
  const products = recommendation?.products.map(({ reason }) => reason ?? '') ?? [];
  return [text, recommendation?.reply ?? '', ...products, ...follow_ups, JSON.stringify(care ?? '')].join(
    '\n',
  );
}

/** A word that no answer may contain; null when there is none. */
export function forbiddenIn(reply: AssistantReply): string | null {
  return FORBIDDEN_WORDS.exec(wordsOf(reply))?.[0] ?? null;
}

/** A reply to a question that stands alone, or after another one. */
export async function ask(text: string, as: Asker = 'adult', before?: string): Promise<AssistantReply> {
  const facts = ASKERS[as];
  if (before === undefined) return askAssistant(text, facts);
  const first = await askAssistant(before, facts);
  return askAssistant(text, facts, [
    { role: 'user', text: before, products: [] },
    { role: 'assistant', text: first.text, products: first.recommendation?.products ?? [] },
  ]);
}
