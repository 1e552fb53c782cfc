/** The tables of the chat module. */
export interface ChatTables {
  chats: ChatTable;
  chat_messages: ChatMessageTable;
  chat_streams: ChatStreamTable;
}

export interface ChatTable {
  user_id: number;
  /** The highest number of a message so far. It stays when messages are deleted. */
  last_message: number;
}

/**
 * `writing`: words are still added. `waiting`: for products. `broken`: it ended early, after a whole piece.
 */
export type ReplyState = 'writing' | 'waiting' | 'done' | 'broken';

export interface ChatMessageTable {
  user_id: number;
  /** Counted per member. */
  id: number;
  role: 'user' | 'assistant';
  created_at: Date;
  starts_conversation: boolean;
  /** False for a reply without words. */
  show_in_chat: boolean;
  /** `sent` for what the member wrote. */
  state: ReplyState | 'sent';
  /** Of the member's message: made by the client, so that the same message is stored once. */
  message_key: string | null;
  /** Of a reply: the message that it answers. */
  reply_to: number | null;
  /** Of a reply that is being written: who writes it. */
  stream_id: string | null;
  /** Of a reply that asks, or asked, for products. */
  has_search: boolean;
  /** Of what was asked with the photo of a scan, and of its reply: that scan. They are deleted with it. */
  scan_id: number | null;
  /** A `StoredMessage` or a `StoredReply`, sealed under `contextOf` its number. */
  sealed_content: Buffer;
}

export interface ChatStreamTable {
  /** A random UUID. */
  id: string;
  user_id: number;
  lease_until: Date;
}
