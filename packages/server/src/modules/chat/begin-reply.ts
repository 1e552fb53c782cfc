import { randomUUID } from 'node:crypto';
import type { ChatRequest } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberLocks } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { ChatStore } from './chat-store.ts';
import { cleanText, tokensOf } from './clean-text.ts';
import type { OpenTurn } from './open-turn.ts';
import type { ScanLookups } from './ports.ts';
import type { IsAlwaysAnswered } from './is-always-answered.ts';
import { chargeOf, type OpenReply, type ReplyEndings } from './reply-endings.ts';
import type { MessageRow, StoredMessage } from './stored-content.ts';

/** A message that was taken, with the stream that was opened for its reply. */
export interface Turn {
  streamId: string;
  messageId: number;
  message: StoredMessage;
  /**
   * The scan that the message is about: the one that it names if the member may see it, else the newest one.
   */
  checkinId: number | null;
  /** Whether the messages before it are ignored. */
  startsConversation: boolean;
  /** The reply to write; null when it exists already, or another call writes it. */
  reply: OpenReply | null;
}

/**
 * Stores a message, charges it and opens a stream: all of it or nothing. The same `message_key` again is the
 * same message. Throws a 422 for a message without a visible character, a 429 for too many streams, and a 403
 * when an allowance is used up, unless the message is about danger: that one is not charged.
 */
export type BeginReply = (member: Member, request: ChatRequest) => Promise<Turn>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  meter: UsageMeter;
  store: ChatStore;
  openTurn: OpenTurn;
  endings: ReplyEndings;
  scanLookups: Pick<ScanLookups, 'findCompleteId'>;
  isAlwaysAnswered: IsAlwaysAnswered;
}

export function createBeginReply(given: Dependencies): BeginReply {
  const { db, clock, locks, meter, store, openTurn, endings, scanLookups, isAlwaysAnswered } = given;

  async function charge(transaction: DbTransaction, member: Member, id: number, text: string) {
    const source = chargeOf.message(id);
    await meter.charge(transaction, member, [
      { kind: 'messages', source, amount: 1 },
      { kind: 'tokens', source, amount: tokensOf(text) },
    ]);
  }

  async function again(
    transaction: DbTransaction,
    member: Member,
    { streamId, known }: { streamId: string; known: MessageRow },
    checkinId: number | null,
    isFree: boolean,
  ): Promise<Turn> {
    const { id: userId } = member;
    const message = await store.open<StoredMessage>(transaction, userId, known);
    const turn = {
      streamId,
      messageId: known.id,
      message,
      checkinId,
      startsConversation: known.starts_conversation,
    };
    const found = await store.findReplyTo(transaction, userId, known.id);
    if (found && found.row.state !== 'broken') return { ...turn, reply: null };
    // A reply that our side interrupted was refunded, so only then is the message charged again.
    if (!isFree) await charge(transaction, member, known.id, message.text);
    if (found) await store.removeReply(transaction, userId, found.row.id);
    const id = await store.takeNumber(transaction, userId);
    const reply = { userId, id, replyTo: known.id };
    await store.beginReply(transaction, { ...reply, streamId, now: clock() });
    return { ...turn, reply };
  }

  return async (member, { message: sent, message_key, checkin_id = null, new_conversation = false }) => {
    const text = cleanText(sent);
    if (text === '') throw new Refusal('invalid', { detail: 'Please write a message.', field: 'message' });
    const key = message_key ?? randomUUID();
    const userId = member.id;
    // A number that is larger than any of ours names no scan.
    const named = Number.isSafeInteger(checkin_id) ? checkin_id : null;
    const checkinId = await scanLookups.findCompleteId(member, named);

    const begin = (isFree: boolean) =>
      inTransaction(db, async (transaction) => {
        const keyId = await locks.lockMember(transaction, userId);
        const opened = await openTurn(transaction, userId, key);
        if (!opened) return null;
        const { streamId, known, number: id } = opened;
        if (known) return again(transaction, member, { streamId, known }, checkinId, isFree);
        const reply = { userId, id: id + 1, replyTo: id };
        if (!isFree) await charge(transaction, member, id, text);
        const message = { text, checkin_id: named };
        const now = clock();
        const startsConversation = await store.addMessage(
          transaction,
          { keyId, id, key, content: message, startsConversation: new_conversation, now },
          { ...reply, streamId, now },
        );
        return { streamId, messageId: id, message, checkinId, startsConversation, reply };
      });

    let isFree = false;
    for (;;) {
      try {
        const turn = await begin(isFree);
        if (turn) return turn;
        await endings.breakDead(userId);
      } catch (error) {
        const isUsedUp = error instanceof Refusal && error.code === 'not_allowed';
        if (isFree || !isUsedUp || !(await isAlwaysAnswered(userId, text, new_conversation))) throw error;
        isFree = true;
      }
    }
  };
}
