import type { Db, DbTransaction } from '../../db/database.ts';
import { type MemberKeys, type SealBytes, sealJson } from '../members/ports.ts';
import { contextOf, NO_WORDS, type StoredMessage, type StoredReply } from './stored-content.ts';
import type { ReplyState } from './tables.ts';

/** Writes conversations. The caller holds the member's lock. */
export interface MessageWriter {
  /** Reserves the number of another reply to a stored message. */
  takeNumber(transaction: DbTransaction, userId: number): Promise<number>;
  /** Stores a message with an empty reply to it. True when the messages before it are ignored. */
  addMessage(transaction: DbTransaction, message: NewMessage, reply: NewReply): Promise<boolean>;
  /** Creates an empty reply to a stored message. */
  beginReply(transaction: DbTransaction, reply: NewReply): Promise<void>;
  /** False when the reply no longer exists, or its state is not `from`. */
  write(db: Db, reply: ReplyChange): Promise<boolean>;
  /** Replaces what is stored of a message of the member. */
  changeMessage(
    transaction: DbTransaction,
    userId: number,
    id: number,
    content: StoredMessage,
  ): Promise<void>;
  removeReply(transaction: DbTransaction, userId: number, id: number): Promise<void>;
  deleteAll(transaction: DbTransaction, userId: number): Promise<void>;
}

interface NewMessage {
  /** The member's key. */
  keyId: string;
  id: number;
  key: string;
  content: StoredMessage;
  /** Requested by the member. The first message starts one in any case. */
  startsConversation: boolean;
  now: Date;
}

interface NewReply {
  userId: number;
  id: number;
  replyTo: number;
  streamId: string;
  now: Date;
}

interface ReplyChange {
  userId: number;
  id: number;
  content: StoredReply;
  from: ReplyState;
  to: ReplyState;
}

/** The columns that only a message or only a reply fills. */
const NEITHER = {
  starts_conversation: false,
  message_key: null,
  reply_to: null,
  stream_id: null,
  has_search: false,
  scan_id: null,
};

export function createMessageWriter({ keys }: { keys: MemberKeys }): MessageWriter {
  return {
    takeNumber,

    async addMessage(transaction, { keyId, id, key, content, startsConversation, now }, reply) {
      const { userId } = reply;
      const seal = await keys.findSealerOf(keyId);
      const { starts_conversation } = await transaction
        .insertInto('chat_messages')
        .values((row) => [
          {
            ...NEITHER,
            user_id: userId,
            id,
            role: 'user',
            created_at: now,
            starts_conversation: row
              .or([row.lit(startsConversation), row.not(row.exists(messageOf(transaction, userId)))])
              .$castTo<boolean>(),
            show_in_chat: true,
            state: 'sent',
            message_key: key,
            sealed_content: seal(Buffer.from(JSON.stringify(content)), contextOf(id)),
          },
          emptyReply(reply, seal),
        ])
        .returning('starts_conversation')
        .executeTakeFirstOrThrow();
      return starts_conversation;
    },

    async beginReply(transaction, reply) {
      const seal = await keys.findSealer(transaction, reply.userId);
      await transaction.insertInto('chat_messages').values(emptyReply(reply, seal)).execute();
    },

    async write(db, { userId, id, content, from, to }) {
      const { numUpdatedRows } = await db
        .updateTable('chat_messages')
        .set({
          state: to,
          show_in_chat: content.text !== '',
          has_search: (content.facts?.search ?? null) !== null,
          sealed_content: await sealJson(keys, db, userId, content, contextOf(id)),
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async changeMessage(transaction, userId, id, content) {
      await transaction
        .updateTable('chat_messages')
        .set({ sealed_content: await sealJson(keys, transaction, userId, content, contextOf(id)) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('role', '=', 'user')
        .execute();
    },

    async removeReply(transaction, userId, id) {
      await transaction
        .deleteFrom('chat_messages')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('role', '=', 'assistant')
        .execute();
    },

    async deleteAll(transaction, userId) {
      await transaction.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
    },
  };
}

function messageOf(db: Db, userId: number) {
  return db.selectFrom('chat_messages').select('id').where('user_id', '=', userId);
}

function emptyReply({ userId, id, replyTo, streamId, now }: NewReply, seal: SealBytes) {
  return {
    ...NEITHER,
    user_id: userId,
    id,
    role: 'assistant' as const,
    created_at: now,
    show_in_chat: false,
    state: 'writing' as const,
    reply_to: replyTo,
    stream_id: streamId,
    sealed_content: seal(Buffer.from(JSON.stringify(NO_WORDS)), contextOf(id)),
  };
}

async function takeNumber(transaction: DbTransaction, userId: number): Promise<number> {
  const { last_message } = await transaction
    .updateTable('chats')
    .set((row) => ({ last_message: row('last_message', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('last_message')
    .executeTakeFirstOrThrow();
  return last_message;
}
