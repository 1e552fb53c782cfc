import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { Refusal } from '../errors.ts';
import type { LoginDelays, Passwords } from '../modules/sign-in/ports.ts';
import { createToken, hashToken } from '../tokens.ts';
import { AdminError } from './admin-error.ts';
import { type OperatorCodes, WRONG_CODE } from './operator-codes.ts';
import { createOperatorLog } from './operator-log.ts';
import { removeAllPasskeys } from './operator-passkeys.ts';

/** How long an invitation is valid, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

/** How many codes may be tried with an invitation. */
const MAX_TRIES = 5;

interface Dependencies {
  db: Db;
  clock: Clock;
  codes: OperatorCodes;
  passwords: Passwords;
  delays: LoginDelays;
}

/** Links by which somebody becomes an operator, or gets a new password and app. */
export function createOperatorInvites({ db, clock, codes, passwords, delays }: Dependencies) {
  /** Throws a 400 for one that is unknown or over. */
  async function require(token: string) {
    const invite = await db
      .selectFrom('operator_invites')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock())
      .where('tries', '<', MAX_TRIES)
      .executeTakeFirst();
    if (!invite) throw isOver();
    return invite;
  }

  return {
    /**
     * Makes an invitation, which takes the place of an open one, and returns the token of its link. For an
     * account that exists it brings a new password and app. Throws an `AdminError` for a bad name.
     */
    async make(name: string): Promise<string> {
      if (!/^[a-z][a-z0-9-]{1,29}$/.test(name)) throw new AdminError(NAME_RULE);
      const token = createToken();
      const invite = {
        token_hash: hashToken(token),
        sealed_secret: await codes.makeSecret(name),
        tries: 0,
        expires_at: new Date(clock().getTime() + LIFETIME),
      };
      await inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('operator_invites')
          .values({ name, ...invite })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(invite))
          .execute();
        const log = createOperatorLog({ db, clock, actor: null });
        await log.note(transaction, { act: 'invite', subject: name, reason: null });
      });
      return token;
    },

    /** The name that it is for, and the otpauth address for the app. Throws a 400 where it is over. */
    async read(token: string): Promise<{ name: string; uri: string }> {
      const { name, sealed_secret } = await require(token);
      return { name, uri: await codes.uriOf(name, sealed_secret) };
    },

    /** Makes the account. Throws a 422 for a weak password or a wrong code, and a 400 where it is over. */
    async accept(token: string, password: string, code: string): Promise<void> {
      const { name, token_hash, sealed_secret } = await require(token);
      const problem = await passwords.findProblem(password, { email: name, username: name });
      if (problem !== undefined) throw new Refusal('invalid', { detail: problem, field: 'password' });
      // Before the code is compared, so that simultaneous tries count as well.
      const { numUpdatedRows } = await db
        .updateTable('operator_invites')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('token_hash', '=', token_hash)
        .where('tries', '<', MAX_TRIES)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw isOver();
      const last_step = await codes.findStep(name, sealed_secret, code);
      if (last_step === undefined) throw new Refusal('invalid', { detail: WRONG_CODE, field: 'code' });
      const account = { password_hash: await passwords.hash(password), sealed_secret, last_step };
      await inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('operator_invites')
          .where('token_hash', '=', token_hash)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw isOver();
        await transaction
          .insertInto('operators')
          .values({ name, ...account, created_at: clock() })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(account))
          .execute();
        await transaction.deleteFrom('operator_sessions').where('name', '=', name).execute();
        await removeAllPasskeys(transaction, name);
        // Anybody who knows a name can make it wait, and this is the way in.
        await delays.forget(transaction, attemptsOf(name));
        const log = createOperatorLog({ db, clock, actor: name });
        await log.note(transaction, { act: 'accept-invite', subject: name, reason: null });
      });
    },
  };
}

/** Under what the wrong tries of a name are counted. */
export const attemptsOf = (name: string): string => `operator ${name}`;

const NAME_RULE =
  'A name of an operator has 2 to 30 small letters, digits and hyphens, and begins with a letter.';

function isOver(): Refusal {
  const detail =
    'This invitation is over: it is valid for 15 minutes, once. “npm run admin -- invite NAME” makes a new one.';
  return new Refusal('invalid_token', { detail });
}
