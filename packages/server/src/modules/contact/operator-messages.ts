import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import { seal, unseal } from '../../sealing.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey } from '../members/ports.ts';
import { operatorMail, type OperatorMessage } from './operator-mail.ts';

/** The key that seals messages and recognises senders. */
const KEY = 'contact';

/** Stores messages to the operator, and mails them. */
export interface OperatorMessages {
  /** Stored once it resolves. `email` is the sender's address, if known. */
  receive(message: OperatorMessage, email: string | undefined): Promise<void>;
  /** Mails what was received while no address of an operator was known. */
  mailWaiting(): Promise<void>;
  /** Deletes what was received before the given time. */
  purge(before: Date): Promise<void>;
  /** Deletes the messages from an address, given as its `emailKey`. */
  erase(transaction: DbTransaction, senderKey: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  keyring: Pick<Keyring, 'obtain'>;
  outbox: Outbox;
  /** Where messages are mailed; undefined keeps them until there is one. */
  recipient: string | undefined;
}

export function createOperatorMessages(dependencies: Dependencies): OperatorMessages {
  const { db, clock, log, keyring, outbox, recipient } = dependencies;

  async function hashOf(senderKey: string): Promise<Buffer> {
    return createHmac('sha256', await keyring.obtain(KEY))
      .update(senderKey)
      .digest();
  }

  async function mail(transaction: DbTransaction, message: OperatorMessage): Promise<Date | null> {
    if (recipient === undefined) return null;
    await outbox.post(transaction, operatorMail(recipient, message));
    return clock();
  }

  /** Another server may be at the same row: then it does nothing. */
  async function mailWaitingOne(id: string): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const row = await transaction
        .selectFrom('operator_messages')
        .select('sealed_message')
        .where('id', '=', id)
        .where('mailed_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return;
      const text = unseal(await keyring.obtain(KEY), row.sealed_message, id).toString();
      const mailed_at = await mail(transaction, JSON.parse(text) as OperatorMessage);
      await transaction.updateTable('operator_messages').set({ mailed_at }).where('id', '=', id).execute();
    });
  }

  return {
    async receive(message, email) {
      const id = randomUUID();
      const sealed_message = seal(await keyring.obtain(KEY), Buffer.from(JSON.stringify(message)), id);
      const sender_hash = email === undefined ? null : await hashOf(emailKey(email));
      await inTransaction(db, async (transaction) => {
        const mailed_at = await mail(transaction, message);
        await transaction
          .insertInto('operator_messages')
          .values({ id, kind: message.kind, sender_hash, sealed_message, created_at: clock(), mailed_at })
          .execute();
      });
    },

    async mailWaiting() {
      if (recipient === undefined) return;
      const waiting = await db
        .selectFrom('operator_messages')
        .select('id')
        .where('mailed_at', 'is', null)
        .orderBy('created_at')
        .execute();
      await eachAlone(waiting, ({ id }) => mailWaitingOne(id), {
        log,
        failed: 'messages to the operator were not mailed',
        idOf: ({ id }) => id,
      });
    },

    async purge(before) {
      await db.deleteFrom('operator_messages').where('created_at', '<', before).execute();
    },

    async erase(transaction, senderKey) {
      await transaction
        .deleteFrom('operator_messages')
        .where('sender_hash', '=', await hashOf(senderKey))
        .execute();
    },
  };
}
