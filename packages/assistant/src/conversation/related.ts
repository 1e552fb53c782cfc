import { STEP_ENTRIES } from '../knowledge/step-entries.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { isAbout } from '../recognition/refine.ts';
import { rankTopics } from '../recognition/recognise.ts';
import type { Ranking } from '../recognition/ranking.ts';
import type { Conversation } from './conversation.ts';
import type { Understood } from './understood.ts';
import { stepOf } from './wish-of-turn.ts';

/** How far down the list of topics a related one is looked for. */
const NEAREST = 2;

/** Topics about any product, whichever it is. */
const OF_ANY_PRODUCT = /^step\.(?:amount|order|how-long|one-at-a-time|wait|patch-test)$/;
const OF_PRODUCTS = /^(?:product|step|sun|routine|ingredient)\./;

/** Whether a topic is about what the conversation is about. */
function isRelated(topic: string, conversation: Conversation): boolean {
  const { subject, named } = conversation;
  const step = stepOf(conversation) ?? named.step;
  if (step !== undefined && step !== null) {
    if (STEP_ENTRIES[step] === topic || (step === 'sunscreen' && topic.startsWith('sun.'))) return true;
    if (OF_ANY_PRODUCT.test(topic) && OF_PRODUCTS.test(subject?.topic ?? '')) return true;
  }
  const sign = subject?.signs[0];
  const about = ENTRIES.get(topic)?.sign;
  return sign !== undefined && about !== undefined && isAbout(sign, about);
}

/**
 * What a message probably means that nothing is sure of: the first of the nearest topics that is about what
 * the conversation is about. The reply says what it is taken for.
 */
export function withRelated(ranking: Ranking, turn: Understood, conversation: Conversation): Understood {
  const isOpen = turn.topic === null && turn.likely === null && turn.guesses.length > 0;
  if (!isOpen || conversation.subject === null) return turn;
  const near = rankTopics(ranking, turn.words.join(' ')).slice(0, NEAREST);
  const likely = near.find((topic) => isRelated(topic, conversation)) ?? null;
  return { ...turn, likely };
}
