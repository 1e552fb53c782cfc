import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatStreamEvent } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';
import type { Turn } from './begin-reply.ts';
import type { ChatStore } from './chat-store.ts';
import type { ReplyEndings } from './reply-endings.ts';
import type { ToldFacts } from './told-facts.ts';
import { deltasOf, endOf } from './reply-events.ts';

/** Milliseconds between two reads of a reply that another call writes, perhaps on another server. */
const PAUSE = 150;

/** Yields a reply that is already written, or that another call is writing. */
export type FollowReply = (
  member: Member,
  turn: Turn,
  signal: AbortSignal,
) => AsyncGenerator<ChatStreamEvent, void, void>;

interface Dependencies {
  db: Db;
  store: ChatStore;
  endings: ReplyEndings;
  toldFacts: ToldFacts;
}

const BROKEN_OFF: ChatStreamEvent = {
  type: 'error',
  detail: 'The answer broke off. Please send your message again.',
};

export function createFollowReply({ db, store, endings, toldFacts }: Dependencies): FollowReply {
  const toldNow = async (userId: number) => toldFacts.present(userId, await toldFacts.read(userId));
  return async function* (member, { messageId, checkinId }, signal) {
    yield { type: 'session_started', checkin_id: checkinId };
    let sent = '';
    while (!signal.aborted) {
      const found = await store.findReplyTo(db, member.id, messageId);
      if (!found) return yield BROKEN_OFF;
      yield* deltasOf(found.content.text.slice(sent.length));
      sent = found.content.text;
      if (found.row.state === 'broken') return yield BROKEN_OFF;
      if (found.row.state !== 'writing') return yield* endOf(found, await toldNow(member.id));
      await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
      await endings.breakDead(member.id);
    }
  };
}
