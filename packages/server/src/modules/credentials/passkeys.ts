import type { NewPasskey, Passkey, PasskeyCreation } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import { type Db, jsonb } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberLocks } from '../members/ports.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { Notify } from './notifier.ts';
import { checkMadePasskey, creationOptions } from './passkey-creation.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { PasskeyTable } from './tables.ts';

/** How many passkeys a member may have. */
const MOST_PASSKEYS = 20;

/** The passkeys of members. */
export interface Passkeys {
  /** Newest first. */
  list(userId: number): Promise<Passkey[]>;
  /** What the browser needs to make one. Throws a 409 where there can be none, or no more. */
  start(member: Member): Promise<PasskeyCreation>;
  /** Adds what the browser made, under the name of its device. Throws a 422 when it does not hold. */
  add(member: Member, made: NewPasskey, name: string): Promise<Passkey>;
  /** False when the member has no such passkey. */
  remove(member: Member, id: number): Promise<boolean>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  challenges: PasskeyChallenges;
  notify: Notify;
  publicUrl(): string;
}

export function createPasskeys(dependencies: Dependencies): Passkeys {
  const { db, clock, locks, challenges, notify, publicUrl } = dependencies;

  return {
    async list(userId) {
      return (await findAll(db, userId)).map(present);
    },

    async start(member) {
      const site = relyingPartyOf(publicUrl());
      const known = await findAll(db, member.id);
      if (known.length >= MOST_PASSKEYS) throw new Refusal('conflict', { detail: TOO_MANY });
      return creationOptions(member, known, { site, challenge: await challenges.create(member.id) });
    },

    async add({ id: user_id, email }, made, name) {
      const challenge = await challenges.spend(made.response.clientDataJSON, user_id);
      const site = relyingPartyOf(publicUrl());
      const { credential, transports } = await checkMadePasskey(made, { site, challenge });
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, user_id);
        if ((await findAll(transaction, user_id)).length >= MOST_PASSKEYS)
          throw new Refusal('conflict', { detail: TOO_MANY });
        const row = await transaction
          .insertInto('passkeys')
          .values({
            user_id,
            credential_id: credential.id,
            public_key: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: jsonb(transports),
            name,
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new Refusal('conflict', { detail: KNOWN_ALREADY });
        await notify(transaction, email, 'passkey_added');
        return present(row);
      });
    },

    remove({ id: userId, email }, id) {
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const { numDeletedRows } = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await notify(transaction, email, 'passkey_removed');
        return true;
      });
    },
  };
}

function findAll(db: Db, userId: number): Promise<Selectable<PasskeyTable>[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

function present({ id, name, created_at, last_used_at }: Selectable<PasskeyTable>): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at && last_used_at.toISOString(),
  };
}

const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys, which is the most. Remove one first.`;
const KNOWN_ALREADY = 'This passkey is known already.';
