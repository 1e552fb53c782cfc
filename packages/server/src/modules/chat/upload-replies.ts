import type { ScanReply } from '@daylit/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type MemberKeys, type MemberLocks, openJson, sealJson } from '../members/ports.ts';
import type { UploadReplies } from './ports.ts';
import { contextOf, presentAnswer, type StoredMessage, type StoredReply } from './stored-content.ts';

interface Scan {
  userId: number;
  scanId: number;
}

/** The first turns of conversations that began with a photo. */
export interface UploadTurns extends UploadReplies {
  has(scan: Scan): Promise<boolean>;
  /** Stores a message and its whole reply, unless the scan has them already. */
  add(scan: Scan, text: string, reply: StoredReply): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
}

export function createUploadTurns({ db, clock, locks, keys }: Dependencies): UploadTurns {
  return {
    has: (scan) => hasTurn(db, scan),

    add: (scan, text, reply) =>
      inTransaction(db, async (transaction) => {
        const { userId, scanId } = scan;
        await locks.lockMember(transaction, userId);
        if (await hasTurn(transaction, scan)) return;
        const id = await takeNumbers(transaction, userId);
        const message: StoredMessage = { text, checkin_id: scanId };
        const seal = (number: number, content: StoredMessage | StoredReply) =>
          sealJson(keys, transaction, userId, content, contextOf(number));
        const both = {
          user_id: userId,
          scan_id: scanId,
          created_at: clock(),
          show_in_chat: true,
          stream_id: null,
          has_search: false,
        };
        await transaction
          .insertInto('chat_messages')
          .values([
            {
              ...both,
              id,
              role: 'user',
              state: 'sent',
              starts_conversation: true,
              message_key: randomUUID(),
              reply_to: null,
              sealed_content: await seal(id, message),
            },
            {
              ...both,
              id: id + 1,
              role: 'assistant',
              state: 'done',
              starts_conversation: false,
              message_key: null,
              reply_to: id,
              sealed_content: await seal(id + 1, reply),
            },
          ])
          .execute();
      }),

    async find(userId, scanIds) {
      if (scanIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('chat_messages')
        .select(['id', 'scan_id', 'sealed_content'])
        .where('user_id', '=', userId)
        .where('scan_id', 'in', scanIds)
        .where('role', '=', 'assistant')
        .execute();
      if (rows.length === 0) return new Map();
      const open = await keys.findOpener(db, userId);
      return new Map(
        rows.map(({ id, scan_id, sealed_content }): [number, ScanReply] => {
          const { text, facts } = openJson(open, sealed_content, contextOf(id)) as StoredReply;
          return [scan_id ?? 0, { message: text, answer: presentAnswer(id, facts, true) }];
        }),
      );
    },
  };
}

async function hasTurn(db: Db, { userId, scanId }: Scan): Promise<boolean> {
  const found = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The number of a message; its reply has the one after it. The caller holds the member's lock. */
async function takeNumbers(transaction: DbTransaction, userId: number): Promise<number> {
  const { last_message } = await transaction
    .insertInto('chats')
    .values({ user_id: userId, last_message: 2 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ last_message: sql<number>`chats.last_message + 2` }),
    )
    .returning('last_message')
    .executeTakeFirstOrThrow();
  return last_message - 1;
}
