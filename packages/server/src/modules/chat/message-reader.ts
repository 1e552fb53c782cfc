import type { Db } from '../../db/database.ts';
import { type MemberKeys, openJson } from '../members/ports.ts';
import { contextOf, type MessageRow, type StoredMessage, type StoredReply } from './stored-content.ts';

/** A message of the member. */
export interface FoundMessage {
  row: MessageRow;
  content: StoredMessage;
}

/** A reply; `row.reply_to` is the message that it answers. */
export interface FoundReply {
  row: MessageRow;
  content: StoredReply;
}

/** Either of them. */
export interface Listed {
  row: MessageRow;
  content: StoredMessage | StoredReply;
}

/** Reads conversations. */
export interface MessageReader {
  /** The content of a row. The caller knows its kind. */
  open<T extends Listed['content']>(db: Db, userId: number, row: MessageRow): Promise<T>;
  findMessage(db: Db, userId: number, id: number): Promise<FoundMessage | undefined>;
  findReplyTo(db: Db, userId: number, id: number): Promise<FoundReply | undefined>;
  /** The newest reply of the current conversation that asked for products. */
  findSearching(db: Db, userId: number): Promise<FoundReply | undefined>;
  /**
   * The member's messages of the current conversation, oldest first; of the newest ones where they are many.
   * `upTo`: of the conversation of that message, which is the last one.
   */
  listSaid(db: Db, userId: number, upTo?: number): Promise<FoundMessage[]>;
  /** The visible messages, newest first: those before the message `before`, or all. */
  list(db: Db, userId: number, page: Page): Promise<Listed[]>;
}

export interface Page {
  offset: number;
  limit: number;
  before?: number;
}

/** The most messages of one conversation that are read for what the member told of themselves. */
const MOST_SAID = 200;

export function createMessageReader({ keys }: { keys: MemberKeys }): MessageReader {
  async function open<T extends Listed['content']>(db: Db, userId: number, row: MessageRow): Promise<T> {
    return openJson(await keys.findOpener(db, userId), row.sealed_content, contextOf(row.id)) as T;
  }

  async function foundReply(db: Db, userId: number, row: MessageRow | undefined) {
    return row && { row, content: await open<StoredReply>(db, userId, row) };
  }

  return {
    open,

    async findMessage(db, userId, id) {
      const row = await messagesOf(db, userId)
        .where('id', '=', id)
        .where('role', '=', 'user')
        .executeTakeFirst();
      return row && { row, content: await open<StoredMessage>(db, userId, row) };
    },

    async findReplyTo(db, userId, id) {
      const row = await messagesOf(db, userId).where('reply_to', '=', id).executeTakeFirst();
      return foundReply(db, userId, row);
    },

    async findSearching(db, userId) {
      const row = await messagesOf(db, userId)
        .where('has_search', '=', true)
        .where('id', '>', startOfConversation(db, userId))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return foundReply(db, userId, row);
    },

    async listSaid(db, userId, upTo = Number.MAX_SAFE_INTEGER) {
      const rows = await messagesOf(db, userId)
        .where('role', '=', 'user')
        .where('id', '<=', upTo)
        .where('id', '>=', startOfConversation(db, userId, upTo))
        .orderBy('id', 'desc')
        .limit(MOST_SAID)
        .execute();
      if (rows.length === 0) return [];
      const opener = await keys.findOpener(db, userId);
      return rows.toReversed().map((row) => ({
        row,
        content: openJson(opener, row.sealed_content, contextOf(row.id)) as StoredMessage,
      }));
    },

    async list(db, userId, { offset, limit, before }) {
      let query = messagesOf(db, userId).where('show_in_chat', '=', true);
      if (before !== undefined) query = query.where('id', '<', before);
      const rows = await query.orderBy('id', 'desc').offset(offset).limit(limit).execute();
      if (rows.length === 0) return [];
      const opener = await keys.findOpener(db, userId);
      return rows.map((row) => ({
        row,
        content: openJson(opener, row.sealed_content, contextOf(row.id)) as StoredMessage | StoredReply,
      }));
    },
  };
}

function messagesOf(db: Db, userId: number) {
  return db.selectFrom('chat_messages').selectAll().where('user_id', '=', userId);
}

function startOfConversation(db: Db, userId: number, upTo = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom('chat_messages')
    .select((row) => row.fn.coalesce(row.fn.max('id'), row.lit(0)).as('id'))
    .where('user_id', '=', userId)
    .where('starts_conversation', '=', true)
    .where('id', '<=', upTo);
}
