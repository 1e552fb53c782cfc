import { createHash } from 'node:crypto';
import type { NewPasskey, Passkey, PasskeyCreation } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberLocks } from '../members/ports.ts';
import type { SignedInCall } from '../sign-in/ports.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { Notify } from './notifier.ts';
import { checkMadePasskey, creationOptions } from './webauthn.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { CredentialCall } from './ports.ts';
import type { PasskeyTable } from './tables.ts';

/** How many passkeys a member may have. */
const MOST_PASSKEYS = 20;

/** The passkeys of members. */
export interface Passkeys {
  /** Newest first. */
  list(userId: number, transaction?: DbTransaction): Promise<Passkey[]>;
  /** What the browser needs to make one. Throws a 409 where there can be none, or no more. */
  start(member: Member): Promise<PasskeyCreation>;
  /** Adds what the browser made, under the name of its device. Throws a 422 when it does not hold. */
  add(call: SignedInCall, made: NewPasskey, name: string): Promise<Passkey>;
  /** False when the member has no such passkey. */
  remove(call: SignedInCall, id: number): Promise<boolean>;
  /** Removes every passkey of a member whose lock the caller holds, and tells the member if there was one. */
  removeAll(transaction: DbTransaction, member: CredentialCall['member']): Promise<void>;
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
    async list(userId, transaction: Db = db) {
      return (await findAll(transaction, userId)).map(present);
    },

    async start(member) {
      const site = relyingPartyOf(publicUrl());
      const known = await findAll(db, member.id);
      if (known.length >= MOST_PASSKEYS) throw new Refusal('conflict', { detail: TOO_MANY });
      const { id, email: name, username: displayName } = member;
      const user = { id: userHandle(id), name, displayName };
      return creationOptions(user, known, { site, challenge: await challenges.create(id) });
    },

    async add(call, made, name) {
      const user_id = call.member.id;
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
        await notify(transaction, call, 'passkey_added');
        return present(row);
      });
    },

    remove(call, id) {
      const userId = call.member.id;
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const { numDeletedRows } = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await notify(transaction, call, 'passkey_removed');
        return true;
      });
    },

    async removeAll(transaction, member) {
      const { numDeletedRows } = await transaction
        .deleteFrom('passkeys')
        .where('user_id', '=', member.id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await notify(transaction, { member, session: null }, 'passkeys_removed');
    },
  };
}

/** The account's name on the device. A hash, so that it tells no number of accounts. */
function userHandle(userId: number): string {
  return createHash('sha256').update(`passkeys of member ${userId}`).digest('base64url');
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
