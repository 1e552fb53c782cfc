import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { selectDead } from './dead-replies.ts';
import { leaseFromNow } from './open-streams.ts';
import type { MessageRow } from './stored-content.ts';

/** How many replies a member may receive at the same time, over all servers. */
const MAX_STREAMS = 3;

const TOO_MANY = 'Three answers are on their way to you already. Please wait for one of them.';

/** A stream that was opened for a message. */
export interface OpenedTurn {
  streamId: string;
  /** The message, when it is there already. */
  known: MessageRow | undefined;
  /** For a message that is new: its number. The reply gets the number after it. */
  number: number;
}

/**
 * Opens a stream for the message of a key, and takes the numbers of a new one. All in one statement, because
 * everybody who asks at the same moment waits for it. The caller holds the member's lock. Returns null, and
 * has changed nothing, while a reply of the member is dead: it has to be ended first. Throws a 429 for too
 * many streams.
 */
export type OpenTurn = (
  transaction: DbTransaction,
  userId: number,
  key: string,
) => Promise<OpenedTurn | null>;

type Row = { has_dead: boolean; is_open: boolean; last_message: number | null } & (
  | MessageRow
  | Record<keyof MessageRow, null>
);

export function createOpenTurn(): OpenTurn {
  return async (transaction, userId, key) => {
    const streamId = randomUUID();
    const {
      rows: [row],
    } = await sql<Row>`
      with known as (
        select * from chat_messages where user_id = ${userId} and message_key = ${key}
      ), dead as (
        ${selectDead(transaction, userId).select('message.id')}
      ), opened as (
        insert into chat_streams (id, user_id, lease_until)
        select ${streamId}, ${userId}, ${leaseFromNow}
        from chat_streams
        where user_id = ${userId} and lease_until > now()
        having count(*) < ${MAX_STREAMS} and not exists (select from dead)
        returning user_id
      ), numbers as (
        insert into chats (user_id, last_message)
        select user_id, 2 from opened where not exists (select from known)
        on conflict (user_id) do update set last_message = chats.last_message + 2
        returning last_message
      )
      select known.*, exists (select from dead) as has_dead, exists (select from opened) as is_open,
        (select last_message from numbers) as last_message
      from (select) as one left join known on true`.execute(transaction);
    if (!row || row.has_dead) return null;
    if (!row.is_open) throw new Refusal('too_many', { detail: TOO_MANY, retryAfter: 5 });
    return { streamId, known: row.id === null ? undefined : row, number: (row.last_message ?? 0) - 1 };
  };
}
