import type { ChatMessage } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { Page } from './message-reader.ts';
import type { ReplyEndings } from './reply-endings.ts';
import { presentMessage } from './stored-content.ts';

/** The conversation of a member. */
export interface Conversations {
  /** A page counted from the newest message, oldest first. */
  list(userId: number, page: Omit<Page, 'before'>): Promise<ChatMessage[]>;
  /** Deletes every message. Their charges stay. */
  delete(userId: number): Promise<void>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  store: ChatStore;
  endings: ReplyEndings;
  leftOuts: LeftOuts;
}

export function createConversations(given: Dependencies): Conversations {
  const { db, locks, store, endings, leftOuts } = given;
  return {
    async list(userId, page) {
      await endings.breakDead(userId);
      const newest = await store.list(db, userId, page);
      const shown = newest.flatMap(({ content }) => ('products' in content ? content.products : []));
      const leftOut = await leftOuts.ofStored(userId, shown);
      return newest.toReversed().map(({ row, content }) => presentMessage(row, content, leftOut));
    },

    delete: (userId) =>
      inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        await store.deleteAll(transaction, userId);
      }),
  };
}
