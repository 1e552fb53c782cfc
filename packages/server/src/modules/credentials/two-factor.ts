import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberKeys, MemberLocks } from '../members/ports.ts';
import type { SignedInCall } from '../sign-in/ports.ts';
import { createBackupCodes, createCodeSalt, hashBackupCode } from './backup-codes.ts';
import type { Notify } from './notifier.ts';
import type { SecondFactors } from './ports.ts';
import { SECRET_CONTEXT } from './second-factors.ts';
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts';

/** How long a setup waits for its first code, in milliseconds. */
export const SETUP_LIFETIME = 10 * 60 * 1000;

/** How many codes may be tried during a setup. */
const MAX_TRIES = 5;

/** Turns two-factor sign-in on and off. */
export interface TwoFactor {
  /** Starts a setup and returns the otpauth address. Throws a 409 when it is on already. */
  setUp(member: Member): Promise<string>;
  /** Turns it on with the first code and returns the backup codes. Throws a 422 for a wrong code. */
  turnOn(call: SignedInCall, code: string): Promise<string[]>;
  /** Turns it off with a code of the app or a backup code. Throws a 422 for a wrong code. */
  turnOff(call: SignedInCall, code: string): Promise<void>;
  /** Replaces the backup codes. Throws a 409 when it is off. */
  replaceCodes(call: SignedInCall): Promise<string[]>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
  secondFactors: SecondFactors;
  notify: Notify;
}

export function createTwoFactor(dependencies: Dependencies): TwoFactor {
  const { db, clock, locks, keys, secondFactors, notify } = dependencies;

  /** The step of the first code. Counts the try before the code is verified. */
  async function checkFirstCode(userId: number, code: string): Promise<number> {
    const now = clock();
    const setup = await db
      .updateTable('two_factor')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .where('tries', '<', MAX_TRIES)
      .where('created_at', '>', new Date(now.getTime() - SETUP_LIFETIME))
      .returning('sealed_secret')
      .executeTakeFirst();
    if (!setup) throw new Refusal('conflict', { detail: SETUP_IS_OVER });
    const secret = await keys.open(db, userId, setup.sealed_secret, SECRET_CONTEXT);
    const step = findTotpStep(secret, code.replaceAll(/\s/g, ''), now);
    if (step === undefined) throw wrongCode();
    return step;
  }

  return {
    setUp({ id, email }) {
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, id);
        if (await secondFactors.isOn(transaction, id)) throw new Refusal('conflict', { detail: IS_ON });
        const secret = createTotpSecret();
        const sealed_secret = await keys.seal(transaction, id, secret, SECRET_CONTEXT);
        const fresh = { sealed_secret, created_at: clock(), tries: 0, last_step: 0 };
        await transaction
          .insertInto('two_factor')
          .values({ user_id: id, ...fresh })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
          .execute();
        return totpUri(secret, email);
      });
    },

    async turnOn(call, code) {
      const { id } = call.member;
      const last_step = await checkFirstCode(id, code);
      const codes = await makeCodes(clock());
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, id);
        const { numUpdatedRows } = await transaction
          .updateTable('two_factor')
          .set({ confirmed_at: clock(), last_step })
          .where('user_id', '=', id)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Refusal('conflict', { detail: SETUP_IS_OVER });
        await storeCodes(transaction, id, codes);
        await notify(transaction, call, 'two_factor_on');
        return codes.shown;
      });
    },

    async turnOff(call, code) {
      if (!(await secondFactors.isOn(db, call.member.id))) throw new Refusal('conflict', { detail: IS_OFF });
      if (!(await secondFactors.use(call.member.id, code))) throw wrongCode();
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, call.member.id);
        await transaction.deleteFrom('two_factor').where('user_id', '=', call.member.id).execute();
        await notify(transaction, call, 'two_factor_off');
      });
    },

    async replaceCodes(call) {
      const { id } = call.member;
      const codes = await makeCodes(clock());
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, id);
        if (!(await secondFactors.isOn(transaction, id))) throw new Refusal('conflict', { detail: IS_OFF });
        await storeCodes(transaction, id, codes);
        await notify(transaction, call, 'codes_replaced');
        return codes.shown;
      });
    },
  };
}

interface NewCodes {
  shown: string[];
  salt: Buffer;
  hashes: Buffer[];
  madeAt: Date;
}

async function makeCodes(madeAt: Date): Promise<NewCodes> {
  const shown = createBackupCodes();
  const salt = createCodeSalt();
  const hashes = await Promise.all(shown.map((code) => hashBackupCode(code, salt)));
  return { shown, salt, hashes: hashes.filter((hash) => hash !== undefined), madeAt };
}

async function storeCodes(
  transaction: DbTransaction,
  userId: number,
  { salt, hashes, madeAt }: NewCodes,
): Promise<void> {
  await transaction.deleteFrom('backup_codes').where('user_id', '=', userId).execute();
  await transaction
    .updateTable('two_factor')
    .set({ code_salt: salt, codes_made_at: madeAt })
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .insertInto('backup_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

const IS_ON = 'Two-factor sign-in is on already. Load the page again to see it.';
const IS_OFF = 'Two-factor sign-in is off. Load the page again to see it.';
const SETUP_IS_OVER = 'This setup is over. Please start it again and scan the new code.';

function wrongCode(): Refusal {
  return new Refusal('invalid', { detail: 'Invalid code, try again.', field: 'code' });
}
