import type { ChatReply } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { Member, MemberLocks } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { Ask } from './ask.ts';
import type { ChatStore } from './chat-store.ts';
import { tokensOf } from './clean-text.ts';
import type { FoundReply } from './message-reader.ts';
import type { Assistant, Recommendation, ScanLookups } from './ports.ts';
import { chargeOf } from './reply-endings.ts';
import type { ToldFacts } from './told-facts.ts';
import { presentAnswer, presentProducts } from './stored-content.ts';

/** How long an assistant may look for products, in milliseconds. */
const RECOMMEND_TIMEOUT_MS = 30_000;

const NOTHING_WAITS = 'There is no answer to continue. Please ask once more.';
const FAILED = 'The products could not be found. Please try again.';

/**
 * Ends the member's newest reply that asked for products. Later calls return the same. Throws a 422 when
 * there is none, and a 403 when no tokens are left.
 */
export type ResumeReply = (member: Member) => Promise<ChatReply>;

interface Dependencies {
  db: Db;
  log: Logger;
  locks: MemberLocks;
  meter: UsageMeter;
  assistant: Assistant;
  store: ChatStore;
  ask: Ask;
  scanLookups: Pick<ScanLookups, 'findCompleteId'>;
  leftOuts: LeftOuts;
  toldFacts: ToldFacts;
}

export function createResumeReply(given: Dependencies): ResumeReply {
  const { db, log, locks, meter, assistant, store, ask, scanLookups, leftOuts, toldFacts } = given;

  async function recommend(member: Member, { row, content }: FoundReply): Promise<Recommendation> {
    const replyTo = row.reply_to ?? 0;
    const message = await store.findMessage(db, member.id, replyTo);
    const search = content.facts?.search;
    if (!message || !search) throw new Refusal('invalid', { detail: NOTHING_WAITS });
    const { text, checkin_id } = message.content;
    const question = await ask(member, {
      messageId: replyTo,
      text,
      checkinId: await scanLookups.findCompleteId(member, checkin_id),
      startsConversation: message.row.starts_conversation,
    });
    try {
      return await assistant.recommend(question, search, AbortSignal.timeout(RECOMMEND_TIMEOUT_MS));
    } catch (error) {
      log.error({ kind: (error as Error).name, reply: row.id }, 'a reply got no products');
      throw new Refusal('busy', { detail: FAILED });
    }
  }

  async function complete(member: Member, { row, content }: FoundReply, made: Recommendation) {
    const { reply, products, ...facts } = made;
    const { id: userId } = member;
    const memos = content.facts?.memos ?? [];
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      const isFirst = await store.write(transaction, {
        userId,
        id: row.id,
        content: { text: reply, products, facts: { ...facts, search: content.facts?.search ?? null, memos } },
        from: 'waiting',
        to: 'done',
      });
      const amount = tokensOf(reply);
      if (isFirst && amount > 0)
        await meter.note(transaction, userId, { kind: 'tokens', source: chargeOf.products(row.id), amount });
    });
  }

  async function present(member: Member, { row, content: { text, products, facts } }: FoundReply) {
    const [leftOut, told] = await Promise.all([
      leftOuts.ofStored(member.id, products),
      toldFacts.read(member.id).then((all) => toldFacts.present(member.id, all)),
    ]);
    return {
      reply: text,
      products: presentProducts(products, leftOut),
      answer: presentAnswer(row.id, facts, row.state === 'done', told),
    };
  }

  return async (member) => {
    const found = await store.findSearching(db, member.id);
    if (!found) throw new Refusal('invalid', { detail: NOTHING_WAITS });
    if (found.row.state === 'done') return present(member, found);
    await meter.check(member, 'tokens');
    await complete(member, found, await recommend(member, found));
    const completed = await store.findSearching(db, member.id);
    if (!completed) throw new Refusal('invalid', { detail: NOTHING_WAITS });
    return present(member, completed);
  };
}
