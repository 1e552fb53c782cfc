import type { Clock } from '../clock.ts';
import type { Db, DbTransaction } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { Refusal } from '../errors.ts';
import type { Keyring } from '../keyring.ts';
import { createTotpSecret, findTotpStep, totpUri } from '../modules/credentials/ports.ts';
import type { LoginDelays, Passwords } from '../modules/sign-in/ports.ts';
import { seal, unseal } from '../sealing.ts';
import { createToken, hashToken } from '../tokens.ts';
import { AdminError } from './admin-error.ts';
import { createOperatorLog } from './operator-log.ts';

/** How long an invitation is valid, in milliseconds. */
export const INVITE_LIFETIME = 15 * 60 * 1000;

/** How many codes may be tried with an invitation. */
const MAX_TRIES = 5;

const KEY = 'operators';

export type Operators = ReturnType<typeof createOperators>;

export interface OperatorDependencies {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'obtain'>;
  passwords: Passwords;
  delays: LoginDelays;
}

/** Accounts of operators: a name, a password, and an authenticator app. They are apart from members. */
export function createOperators({ db, clock, keyring, passwords, delays }: OperatorDependencies) {
  async function openSecret(name: string, sealed: Buffer): Promise<Buffer> {
    return unseal(await keyring.obtain(KEY), sealed, name);
  }

  const findInvite = (token: string) =>
    db
      .selectFrom('operator_invites')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock())
      .where('tries', '<', MAX_TRIES)
      .executeTakeFirst();

  /** Uses a code up. Of any number of simultaneous calls with one code, one returns true. */
  async function useCode(name: string, code: string): Promise<boolean> {
    const operator = await db
      .selectFrom('operators')
      .select('sealed_secret')
      .where('name', '=', name)
      .executeTakeFirst();
    const step =
      operator &&
      findTotpStep(await openSecret(name, operator.sealed_secret), code.replaceAll(/\s/g, ''), clock());
    if (step === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('operators')
      .set({ last_step: step })
      .where('name', '=', name)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    /**
     * Makes an invitation, which takes the place of an open one, and returns the token of its link. Who has
     * the account already gets a new password and app by it. Throws an `AdminError` for a bad name.
     */
    async invite(name: string): Promise<string> {
      if (!/^[a-z][a-z0-9-]{1,29}$/.test(name)) throw new AdminError(NAME_RULE);
      const token = createToken();
      const invite = {
        token_hash: hashToken(token),
        sealed_secret: seal(await keyring.obtain(KEY), createTotpSecret(), name),
        tries: 0,
        expires_at: new Date(clock().getTime() + INVITE_LIFETIME),
      };
      await inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('operator_invites')
          .values({ name, ...invite })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(invite))
          .execute();
        await note(transaction, null, 'invite', name);
      });
      return token;
    },

    /** Whom an open invitation is for, and the otpauth address for the app. Throws a 400 for any other. */
    async readInvite(token: string): Promise<{ name: string; uri: string }> {
      const invite = await findInvite(token);
      if (!invite) throw new Refusal('invalid_token', { detail: INVITE_IS_OVER });
      const { name, sealed_secret } = invite;
      return { name, uri: totpUri(await openSecret(name, sealed_secret), `operator ${name}`) };
    },

    /** Makes the account. Throws a 422 for a weak password or a wrong code, and a 400 once it is over. */
    async accept(token: string, password: string, code: string): Promise<void> {
      const invite = await findInvite(token);
      if (!invite) throw new Refusal('invalid_token', { detail: INVITE_IS_OVER });
      const { name, token_hash, sealed_secret } = invite;
      const problem = await passwords.findProblem(password, { email: name, username: name });
      if (problem !== undefined) throw new Refusal('invalid', { detail: problem, field: 'password' });
      await db
        .updateTable('operator_invites')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('token_hash', '=', token_hash)
        .execute();
      const step = findTotpStep(await openSecret(name, sealed_secret), code.replaceAll(/\s/g, ''), clock());
      if (step === undefined) throw new Refusal('invalid', { detail: WRONG_CODE, field: 'code' });
      const account = { password_hash: await passwords.hash(password), sealed_secret, last_step: step };
      await inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('operator_invites')
          .where('token_hash', '=', token_hash)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new Refusal('invalid_token', { detail: INVITE_IS_OVER });
        await transaction
          .insertInto('operators')
          .values({ name, ...account, created_at: clock() })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(account))
          .execute();
        await transaction.deleteFrom('operator_sessions').where('name', '=', name).execute();
        await note(transaction, name, 'accept-invite', name);
      });
    },

    /** Removes the account and its sessions. Throws an `AdminError` where there is none. */
    async remove(name: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('operator_invites').where('name', '=', name).execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('operators')
          .where('name', '=', name)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new AdminError(`No operator has the name ${JSON.stringify(name)}.`);
        await note(transaction, null, 'remove-operator', name);
      });
    },

    /** Throws the same 401, after the same time, whatever is wrong, and a 429 after many tries of a name. */
    async checkLogin({ name, password, code }: Record<'name' | 'password' | 'code', string>): Promise<void> {
      await delays.begin(attemptsOf(name));
      const operator = await db
        .selectFrom('operators')
        .select('password_hash')
        .where('name', '=', name)
        .executeTakeFirst();
      const isRight = await passwords.verify(password, operator?.password_hash);
      // The code stays unused where the password is wrong.
      if (!isRight || !(await useCode(name, code)))
        throw new Refusal('login_failed', { detail: LOGIN_FAILED });
      await inTransaction(db, (transaction) => delays.forget(transaction, attemptsOf(name)));
    },

    /** Asks for another code before what cannot be undone. Throws a 422 for a wrong one, a 429 after many. */
    async requireCode(name: string, code: string): Promise<void> {
      await delays.begin(attemptsOf(name));
      if (!(await useCode(name, code))) throw new Refusal('invalid', { detail: WRONG_CODE, field: 'code' });
      await inTransaction(db, (transaction) => delays.forget(transaction, attemptsOf(name)));
    },
  };

  async function note(
    transaction: DbTransaction,
    actor: string | null,
    act: 'invite' | 'accept-invite' | 'remove-operator',
    subject: string,
  ): Promise<void> {
    await createOperatorLog({ db, clock, actor }).note(transaction, { act, subject, reason: null });
  }
}

const attemptsOf = (name: string): string => `operator ${name}`;

const NAME_RULE =
  'A name of an operator has 2 to 30 small letters, digits and hyphens, and begins with a letter.';

const INVITE_IS_OVER =
  'This invitation is over: it is valid for 15 minutes, once. “npm run admin -- invite NAME” makes a new one.';

const WRONG_CODE = 'The code is wrong, or was used before. Enter the one that your app shows now.';

const LOGIN_FAILED = 'Login failed. Check name, password and code. Each code works once.';
