import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { Refusal } from '../errors.ts';
import type { Keyring } from '../keyring.ts';
import type { LoginDelays, Passwords } from '../modules/sign-in/ports.ts';
import { AdminError } from './admin-error.ts';
import { createOperatorChallenges } from './operator-challenges.ts';
import { createOperatorCodes, WRONG_CODE } from './operator-codes.ts';
import { attemptsOf, createOperatorInvites } from './operator-invites.ts';
import { createOperatorLog } from './operator-log.ts';
import { createPasskeyLogins } from './operator-passkey-logins.ts';
import { createOperatorPasskeys } from './operator-passkeys.ts';

export type Operators = ReturnType<typeof createOperators>;

interface Dependencies {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'obtain'>;
  passwords: Passwords;
  delays: LoginDelays;
  publicUrl(): string;
}

/** Accounts of operators: a name, a password, an authenticator app, passkeys. They are apart from members. */
export function createOperators(dependencies: Dependencies) {
  const { db, clock, passwords, delays } = dependencies;
  const codes = createOperatorCodes(dependencies);
  const challenges = createOperatorChallenges(dependencies);

  return {
    invites: createOperatorInvites({ ...dependencies, codes }),
    passkeys: createOperatorPasskeys({ ...dependencies, challenges }),
    passkeyLogins: createPasskeyLogins({ ...dependencies, challenges }),

    /** Removes the account and its sessions. Throws an `AdminError` where there is none. */
    async remove(name: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('operator_invites').where('name', '=', name).execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('operators')
          .where('name', '=', name)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new AdminError(`No operator has the name ${JSON.stringify(name)}.`);
        const log = createOperatorLog({ db, clock, actor: null });
        await log.note(transaction, { act: 'remove-operator', subject: name, reason: null });
      });
    },

    /** Throws the same 401 whatever is wrong, and a 429 after many tries of a name. */
    async checkLogin({ name, password, code }: Record<'name' | 'password' | 'code', string>): Promise<void> {
      await delays.begin(attemptsOf(name));
      const operator = await db
        .selectFrom('operators')
        .select('password_hash')
        .where('name', '=', name)
        .executeTakeFirst();
      const isRight = await passwords.verify(password, operator?.password_hash);
      // The code stays unused where the password is wrong.
      if (!isRight || !(await codes.use(name, code)))
        throw new Refusal('login_failed', { detail: LOGIN_FAILED });
      await inTransaction(db, (transaction) => delays.forget(transaction, attemptsOf(name)));
    },

    /** Asks for another code before what cannot be undone. Throws a 422 for a wrong one, a 429 after many. */
    async requireCode(name: string, code: string): Promise<void> {
      await delays.begin(attemptsOf(name));
      if (!(await codes.use(name, code))) throw new Refusal('invalid', { detail: WRONG_CODE, field: 'code' });
      await inTransaction(db, (transaction) => delays.forget(transaction, attemptsOf(name)));
    },
  };
}

const LOGIN_FAILED = 'Login failed. Check name, password and code. Each code works once.';
