import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import { type MemberKeys, type MemberLocks, openJson } from '../members/ports.ts';
import type { UsageKind, UsageMeter } from '../usage/ports.ts';
import type { ChatStore } from './chat-store.ts';
import { tokensOf } from './clean-text.ts';
import { selectDead } from './dead-replies.ts';
import { contextOf, type StoredReply } from './stored-content.ts';

/** A reply that is being written. */
export interface OpenReply {
  userId: number;
  id: number;
  /** The message that it answers. */
  replyTo: number;
}

/** How replies end. Delivered words are charged; a failure that is not the member's fault is not. */
export interface ReplyEndings {
  /**
   * Stores all of a reply. False when the conversation was deleted in the meantime. `free`: what of the
   * charge of its message is given back.
   */
  finish(reply: OpenReply, content: StoredReply, free: readonly UsageKind[]): Promise<boolean>;
  /** Stores the delivered words. `isOurFault` also refunds the charge of the message. */
  breakOff(reply: OpenReply, words: string, isOurFault: boolean): Promise<void>;
  /** Ends the replies of a member that died with their server. */
  breakDead(userId: number): Promise<void>;
  /** The same for everybody. A member for whom it fails is left for `breakDead`. */
  breakAllDead(): Promise<void>;
}

/** The names under which a message and a reply are charged. */
export const chargeOf = {
  message: (id: number) => `message:${id}`,
  reply: (id: number) => `reply:${id}`,
  products: (id: number) => `products:${id}`,
};

interface Dependencies {
  db: Db;
  log: Logger;
  locks: MemberLocks;
  keys: MemberKeys;
  meter: UsageMeter;
  store: ChatStore;
}

export function createReplyEndings(given: Dependencies): ReplyEndings {
  const { db, log, locks, keys, meter, store } = given;

  async function noteWords(transaction: DbTransaction, { userId, id }: OpenReply, words: string) {
    const amount = tokensOf(words);
    if (amount > 0)
      await meter.note(transaction, userId, { kind: 'tokens', source: chargeOf.reply(id), amount });
  }

  async function breakIn(
    transaction: DbTransaction,
    reply: OpenReply,
    words: string,
    isOurFault: boolean,
  ): Promise<void> {
    const { userId, id, replyTo } = reply;
    const content = { text: words, products: [], facts: null };
    if (words === '') await store.removeReply(transaction, userId, id);
    else await store.write(transaction, { userId, id, content, from: 'writing', to: 'broken' });
    await noteWords(transaction, reply, words);
    if (!isOurFault) return;
    const source = chargeOf.message(replyTo);
    for (const kind of ['messages', 'tokens'] as const)
      await meter.refund(transaction, userId, { kind, source });
  }

  async function breakDead(userId: number): Promise<void> {
    const [found] = await selectDead(db, userId).select('message.id').limit(1).execute();
    if (!found) return;
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      const rows = await selectDead(transaction, userId).selectAll('message').execute();
      const open = await keys.findOpener(transaction, userId);
      for (const { id, reply_to, sealed_content } of rows) {
        const { text } = openJson(open, sealed_content, contextOf(id)) as StoredReply;
        await breakIn(transaction, { userId, id, replyTo: reply_to ?? 0 }, text, true);
      }
    });
  }

  return {
    finish: (reply, content, free) =>
      inTransaction(db, async (transaction) => {
        const { userId, id, replyTo } = reply;
        await locks.lockMember(transaction, userId);
        const to = content.facts?.search ? 'waiting' : 'done';
        const isStored = await store.write(transaction, { userId, id, content, from: 'writing', to });
        await noteWords(transaction, reply, content.text);
        const source = chargeOf.message(replyTo);
        for (const kind of free) await meter.refund(transaction, userId, { kind, source });
        return isStored;
      }),

    breakOff: (reply, words, isOurFault) =>
      inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, reply.userId);
        await breakIn(transaction, reply, words, isOurFault);
      }),

    breakDead,

    async breakAllDead() {
      const found = await selectDead(db).select('message.user_id').distinct().execute();
      await eachAlone(found, ({ user_id }) => breakDead(user_id), {
        log,
        failed: 'dead replies were not ended',
        idOf: ({ user_id }) => user_id,
      });
    },
  };
}
