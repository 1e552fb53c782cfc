import type { ChatStreamEvent } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { Member } from '../members/ports.ts';
import type { Ask } from './ask.ts';
import type { Turn } from './begin-reply.ts';
import type { ChatStore } from './chat-store.ts';
import type { MessageIntake } from './message-intake.ts';
import type { Assistant, ReplyFacts } from './ports.ts';
import type { OpenReply, ReplyEndings } from './reply-endings.ts';
import { deltasOf, endOf } from './reply-events.ts';
import type { ToldFacts } from './told-facts.ts';
import type { UsageKind } from '../usage/ports.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Longest reply, in UTF-16 units; the document allows as many characters. */
const MAX_REPLY = 20_000;

/** The reason of an abort when nobody receives the reply any more. */
export const GONE = new Error('The receiver of a reply is gone.');

/** Writes a reply, and yields it as it is written. Each piece is stored before it is yielded. */
export type WriteReply = (
  member: Member,
  turn: Turn & { reply: OpenReply },
  signal: AbortSignal,
) => AsyncGenerator<ChatStreamEvent, void, void>;

interface Dependencies {
  db: Db;
  log: Logger;
  assistant: Assistant;
  store: ChatStore;
  endings: ReplyEndings;
  intake: Pick<MessageIntake, 'untilIdle'>;
  ask: Ask;
  toldFacts: ToldFacts;
}

/** What a reply gives back. Tokens stay counted for a miss, because that tells how many there were. */
const NOTHING: readonly UsageKind[] = [];
const MESSAGE: readonly UsageKind[] = ['messages'];
const ALL: readonly UsageKind[] = ['messages', 'tokens'];

const BROKEN: ChatStreamEvent = {
  type: 'error',
  detail: 'The answer could not be finished, and it does not count. Please try again.',
};

export function createWriteReply({
  db,
  log,
  assistant,
  store,
  endings,
  intake,
  ask,
  toldFacts,
}: Dependencies): WriteReply {
  async function* compose(
    member: Member,
    { reply, messageId, message, checkinId, startsConversation }: Turn & { reply: OpenReply },
    signal: AbortSignal,
  ): AsyncGenerator<ChatStreamEvent, void, void> {
    const { userId, id } = reply;
    let delivered = '';
    let isFinished = false;
    try {
      yield { type: 'session_started', checkin_id: checkinId };
      await intake.untilIdle();
      const asked = { messageId, text: message.text, checkinId, startsConversation };
      const question = await unlessAborted(ask(member, asked), signal);
      const pieces = assistant.reply(question, signal);
      let facts: ReplyFacts;
      for (;;) {
        const { done, value } = await unlessAborted(pieces.next(), signal);
        if (done) {
          facts = value;
          break;
        }
        for (const delta of deltasOf(value.slice(0, MAX_REPLY - delivered.length))) {
          const content = { text: delivered + delta.text, products: [], facts: null };
          const change = { userId, id, content, from: 'writing', to: 'writing' } as const;
          if (!(await store.write(db, change))) throw new Error('The reply was deleted or given up.');
          yield delta;
          delivered = content.text;
        }
      }
      signal.throwIfAborted();
      const memos = facts.care === null ? await toldFacts.memosOf(userId, messageId) : [];
      const content = { text: delivered, products: [], facts: { ...facts, memos } };
      isFinished = true;
      const isFreeMiss = facts.miss !== undefined && question.isMissFree === true;
      const free = facts.crisis === undefined ? (isFreeMiss ? MESSAGE : NOTHING) : ALL;
      if (!(await endings.finish(reply, content, free))) return;
      yield* endOf({ row: { id }, content }, await toldFacts.present(userId, question.told));
    } finally {
      if (!isFinished) await endings.breakOff(reply, delivered, signal.reason !== GONE);
    }
  }

  return async function* (member, turn, signal) {
    try {
      yield* compose(member, turn, signal);
    } catch (error) {
      if (signal.reason === GONE) return;
      // An error message may quote the question, so only its kind is logged.
      if (!signal.aborted) log.error({ kind: (error as Error).name, reply: turn.reply.id }, 'a reply failed');
      yield BROKEN;
    }
  };
}
