import { createHash } from 'node:crypto';
import type { NewPasskey } from '@daylit/contract';
import type { Clock } from '../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { Refusal } from '../errors.ts';
import { checkMadePasskey, creationOptions, relyingPartyOf } from '../modules/credentials/ports.ts';
import { AdminError } from './admin-error.ts';
import { type OperatorChallenges, readAnswer } from './operator-challenges.ts';
import { createOperatorLog } from './operator-log.ts';

/** How many passkeys an operator may have. */
const MOST = 10;

interface Dependencies {
  db: Db;
  clock: Clock;
  challenges: OperatorChallenges;
  publicUrl(): string;
}

/** A passkey, as its owner sees it. */
export interface OperatorPasskey {
  id: number;
  device: string;
  created_at: Date;
  last_used_at: Date | null;
}

/**
 * Passkeys of operators: a device that asks for a finger, a face or a code of its own, so one signs in
 * without a password and a code of the app. They are apart from those of members.
 */
export function createOperatorPasskeys({ db, clock, challenges, publicUrl }: Dependencies) {
  const list = (name: string): Promise<OperatorPasskey[]> =>
    db
      .selectFrom('operator_passkeys')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('name', '=', name)
      .orderBy('id')
      .execute();

  function note(transaction: DbTransaction, name: string, act: 'add-passkey' | 'remove-passkey') {
    const log = createOperatorLog({ db, clock, actor: name });
    return log.note(transaction, { act, subject: name, reason: null });
  }

  return {
    list,

    /** What a browser needs to make one. Throws a 409 where there can be none, or no more. */
    async startAdding(name: string) {
      const site = relyingPartyOf(publicUrl());
      const known = await db
        .selectFrom('operator_passkeys')
        .select(['credential_id', 'transports'])
        .where('name', '=', name)
        .execute();
      requireFewer(known.length);
      const user = { id: handleOf(name), name: `operator ${name}`, displayName: `Operator ${name}` };
      return creationOptions(user, known, { site, challenge: await challenges.create(name) });
    },

    /** Adds what the browser made. Throws a 422 when it does not hold. */
    async add(name: string, text: string, device: string): Promise<void> {
      const site = relyingPartyOf(publicUrl());
      const answer = readAnswer(text) as NewPasskey | undefined;
      const challenge = answer && (await challenges.spend(answer, name));
      if (!answer) throw notHeld();
      const { credential, transports } = await checkMadePasskey(answer, { site, challenge });
      const { id, publicKey, counter } = credential;
      await inTransaction(db, async (transaction) => {
        await requireRoom(transaction, name);
        const row = {
          credential_id: id,
          public_key: Buffer.from(publicKey),
          counter,
          transports: jsonb(transports),
        };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('operator_passkeys')
          .values({ ...row, name, device: device.slice(0, LONGEST_DEVICE) || 'Passkey', created_at: clock() })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) throw notHeld();
        await note(transaction, name, 'add-passkey');
      });
    },

    /** Does nothing where the operator has none of this number. */
    async remove(name: string, id: number): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('operator_passkeys')
          .where('name', '=', name)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await note(transaction, name, 'remove-passkey');
      });
    },

    /** Removes all of an operator and ends the sessions. Throws an `AdminError` where there are none. */
    async reset(name: string): Promise<number> {
      return await inTransaction(db, async (transaction) => {
        const count = await removeAllPasskeys(transaction, name);
        if (count === 0)
          throw new AdminError(`No operator of the name ${JSON.stringify(name)} has a passkey.`);
        await transaction.deleteFrom('operator_sessions').where('name', '=', name).execute();
        const log = createOperatorLog({ db, clock, actor: null });
        await log.note(transaction, { act: 'reset-passkeys', subject: name, reason: null });
        return count;
      });
    },
  };
}

/** Removes all passkeys of an operator. */
export async function removeAllPasskeys(transaction: DbTransaction, name: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_passkeys')
    .where('name', '=', name)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Throws a 409 where the operator has as many as there may be. Nobody else adds one to it meanwhile. */
async function requireRoom(transaction: DbTransaction, name: string): Promise<void> {
  await transaction.selectFrom('operators').select('name').where('name', '=', name).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('operator_passkeys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  requireFewer(Number(count));
}

function requireFewer(count: number): void {
  if (count >= MOST) throw new Refusal('conflict', { detail: TOO_MANY });
}

/** Characters of the name of a device. */
const LONGEST_DEVICE = 60;

/** The account's name on the device. */
function handleOf(name: string): string {
  return createHash('sha256').update(`passkeys of operator ${name}`).digest('base64url');
}

const TOO_MANY = `You have ${MOST} passkeys, which is the most. Remove one first.`;

function notHeld(): Refusal {
  return new Refusal('invalid', { detail: 'The passkey could not be checked. Please start again.' });
}
