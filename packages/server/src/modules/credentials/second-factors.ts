import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberKeys, MemberStore } from '../members/ports.ts';
import { hashBackupCode } from './backup-codes.ts';
import type { Notify } from './notifier.ts';
import type { SecondFactors } from './ports.ts';
import { findTotpStep } from './totp.ts';

/** What a sealed secret belongs to. */
export const SECRET_CONTEXT = 'two-factor secret';

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
  members: MemberStore;
  notify: Notify;
}

export function createSecondFactors(dependencies: Dependencies): SecondFactors {
  const { db, clock, keys, members, notify } = dependencies;

  async function useTotp(userId: number, sealed: Buffer, code: string): Promise<boolean> {
    const secret = await keys.open(db, userId, sealed, SECRET_CONTEXT);
    const step = findTotpStep(secret, code, clock());
    if (step === undefined) return false;
    // In one statement, so that only one of many calls with the same code finds the step unused.
    const { numUpdatedRows } = await db
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function useBackupCode(userId: number, salt: Buffer, code: string): Promise<boolean> {
    const code_hash = await hashBackupCode(code, salt);
    if (!code_hash) return false;
    return inTransaction(db, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('backup_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', code_hash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const owner = await members.findById(userId, transaction);
      if (owner) {
        const member = { id: userId, email: owner.email };
        await notify(transaction, { member, session: null }, 'code_used');
      }
      return true;
    });
  }

  return {
    async isOn(connection, userId) {
      const row = await connection
        .selectFrom('two_factor')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async use(userId, code) {
      const factor = await db
        .selectFrom('two_factor')
        .select(['sealed_secret', 'code_salt'])
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      if (!factor) return false;
      const typed = code.replaceAll(/\s/g, '');
      if (/^\d{6}$/.test(typed)) return useTotp(userId, factor.sealed_secret, typed);
      return factor.code_salt !== null && useBackupCode(userId, factor.code_salt, typed);
    },
  };
}
