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
import type { FoundMessage } from './message-reader.ts';
import type { OpenStreams } from './open-streams.ts';
import type { ScanLookups } from './ports.ts';
import { chargeOf, type OpenReply, type ReplyEndings } from './reply-endings.ts';
import type { StoredMessage } from './stored-content.ts';

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
 * same message. Throws a 422 for a message without a visible character, a 403 when an allowance is used up,
 * and a 429 for too many streams.
 */
export type BeginReply = (member: Member, request: ChatRequest) => Promise<Turn>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  meter: UsageMeter;
  store: ChatStore;
  streams: OpenStreams;
  endings: ReplyEndings;
  scanLookups: Pick<ScanLookups, 'findCompleteId'>;
}

export function createBeginReply(given: Dependencies): BeginReply {
  const { db, clock, locks, meter, store, streams, endings, scanLookups } = given;

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
    { row, content }: FoundMessage,
    checkinId: number | null,
  ): Promise<Turn> {
    const { id: userId } = member;
    const streamId = await streams.open(transaction, userId);
    const turn = {
      streamId,
      messageId: row.id,
      message: content,
      checkinId,
      startsConversation: row.starts_conversation,
    };
    const found = await store.findReplyTo(transaction, userId, row.id);
    if (found && found.row.state !== 'broken') return { ...turn, reply: null };
    // A reply that our side interrupted was refunded, so only then is the message charged once more.
    await charge(transaction, member, row.id, content.text);
    if (found) await store.removeReply(transaction, userId, found.row.id);
    const id = await store.takeNumbers(transaction, userId, 1);
    const reply = { userId, id, replyTo: row.id };
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
    const [checkinId] = await Promise.all([
      scanLookups.findCompleteId(member, named),
      endings.breakDead(userId),
    ]);
    return inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      const known = await store.findByKey(transaction, userId, key);
      if (known) return again(transaction, member, known, checkinId);
      const streamId = await streams.open(transaction, userId);
      const last = await store.takeNumbers(transaction, userId, 2);
      const id = last - 1;
      const reply = { userId, id: last, replyTo: id };
      await charge(transaction, member, id, text);
      const message = { text, checkin_id: named };
      const now = clock();
      const startsConversation = await store.addMessage(
        transaction,
        { userId, id, key, content: message, startsConversation: new_conversation, now },
        { ...reply, streamId, now },
      );
      return { streamId, messageId: id, message, checkinId, startsConversation, reply };
    });
  };
}
