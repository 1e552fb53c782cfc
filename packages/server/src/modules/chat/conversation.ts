import type { ChatMessage, ToldFact } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { Page } from './message-reader.ts';
import type { ReplyEndings } from './reply-endings.ts';
import type { ToldFacts } from './told-facts.ts';
import { presentMessage } from './stored-content.ts';

/** The conversation of a member. */
export interface Conversations {
  /** A page counted from the newest message, oldest first. */
  list(userId: number, page: Omit<Page, 'before'>): Promise<ChatMessage[]>;
  /** Takes back what the member said about themselves; what still holds. */
  takeBack(userId: number, factId: string): Promise<ToldFact[]>;
  /** Deletes every message. Their charges stay. */
  delete(userId: number): Promise<void>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  store: ChatStore;
  endings: ReplyEndings;
  leftOuts: LeftOuts;
  toldFacts: ToldFacts;
}

export function createConversations(given: Dependencies): Conversations {
  const { db, locks, store, endings, leftOuts, toldFacts } = given;
  const toldNow = async (userId: number) => toldFacts.present(userId, await toldFacts.read(userId));
  return {
    async list(userId, page) {
      await endings.breakDead(userId);
      const newest = await store.list(db, userId, page);
      const shown = newest.flatMap(({ content }) => ('products' in content ? content.products : []));
      const leftOut = await leftOuts.ofStored(userId, shown);
      const newestReply = page.offset === 0 ? newest.find(({ row }) => row.role === 'assistant') : undefined;
      const told = newestReply && (await toldNow(userId));
      return newest
        .toReversed()
        .map((one) => presentMessage(one.row, one.content, leftOut, one === newestReply ? told : undefined));
    },

    async takeBack(userId, factId) {
      await toldFacts.takeBack(userId, factId);
      return toldNow(userId);
    },

    delete: (userId) =>
      inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        await store.deleteAll(transaction, userId);
      }),
  };
}
