import { type Kysely, sql } from 'kysely';

/**
 * The conversation of each member. `chats` remembers the last number that was given away, so that no number
 * is used twice, also after the conversation was deleted. `chat_streams` has a row for each reply that is
 * being sent; a row whose lease has ended is of a server that died.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chats (
      user_id bigint primary key references users on delete cascade,
      last_message bigint not null
    );
    create table chat_messages (
      user_id bigint not null references users on delete cascade,
      id bigint not null,
      role text not null check (role in ('user', 'assistant')),
      created_at timestamptz not null,
      starts_conversation boolean not null,
      show_in_chat boolean not null,
      state text not null check (state in ('sent', 'writing', 'waiting', 'done', 'broken')),
      message_key uuid,
      reply_to bigint,
      stream_id uuid,
      has_search boolean not null,
      sealed_content bytea not null,
      primary key (user_id, id),
      unique (user_id, message_key),
      unique (user_id, reply_to),
      check ((role = 'user') = (state = 'sent')),
      check ((role = 'user') = (message_key is not null)),
      check ((role = 'assistant') = (reply_to is not null))
    );
    create index chat_messages_writing on chat_messages (user_id) where state = 'writing';
    create table chat_streams (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      lease_until timestamptz not null
    );
    create index chat_streams_user on chat_streams (user_id);
  `.execute(db);
}
