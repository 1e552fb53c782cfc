import type { PasswordReset } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import { resetMail } from './credential-mails.ts';
import type { CredentialJobs } from './jobs.ts';
import type { CredentialChanges, Passwords, SessionPorts, SpendForAddress } from './ports.ts';

/** How long a link is valid, in milliseconds. */
export const RESET_LIFETIME = 60 * 60 * 1000;

/** New passwords by a link in a mail. */
export interface PasswordResets {
  /** Asks for the mail. A caller can neither see nor measure whether the address has an account. */
  ask(email: string): Promise<void>;
  /**
   * Sets the password and ends every session. Nobody is signed in by it, so that a second factor is still
   * asked for. Throws a 400 for a link that is wrong, used or expired, and then nothing has changed.
   */
  reset(reset: PasswordReset): Promise<void>;
  mailJob: JobHandler<CredentialJobs['mail-password-reset']>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  changes: CredentialChanges;
  sessions: () => SessionPorts;
  outbox: Outbox;
  spendForAddress: SpendForAddress;
  publicUrl(): string;
}

export function createPasswordResets(dependencies: Dependencies): PasswordResets {
  const { db, clock, queue, locks, members, passwords, changes, sessions } = dependencies;
  const { outbox, spendForAddress, publicUrl } = dependencies;

  async function findOwner(token: string): Promise<{ id: number; email: string; username: string }> {
    const reset = await db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock())
      .executeTakeFirst();
    const owner = reset && (await members.findById(reset.user_id));
    if (!owner) throw deadLink();
    return { id: reset.user_id, ...owner };
  }

  return {
    async ask(email) {
      const key = emailKey(email);
      await spendForAddress('reset', key);
      const owner = await members.findByEmail(key);
      await inTransaction(db, (transaction) =>
        queue.enqueue(transaction, 'mail-password-reset', { user_id: owner?.id ?? null }),
      );
    },

    async reset({ token, new_password }) {
      const owner = await findOwner(token);
      const problem = await passwords.findProblem(new_password, owner);
      if (problem) throw new Refusal('invalid', { detail: problem, field: 'new_password' });
      const passwordHash = await passwords.hash(new_password);
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, owner.id);
        const { numDeletedRows } = await transaction
          .deleteFrom('password_resets')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw deadLink();
        await changes.changePassword(transaction, owner, { passwordHash, keptSession: undefined });
        await sessions().control.forgetFailures(transaction, emailKey(owner.email));
      });
    },

    mailJob: {
      async run({ user_id }) {
        const owner = user_id === null ? undefined : await members.findById(user_id);
        if (user_id === null || !owner) return;
        const token = createToken();
        await inTransaction(db, async (transaction) => {
          await locks.lockMember(transaction, user_id);
          await transaction.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
          const expires_at = new Date(clock().getTime() + RESET_LIFETIME);
          await transaction
            .insertInto('password_resets')
            .values({ token_hash: hashToken(token), user_id, expires_at })
            .execute();
          await outbox.post(
            transaction,
            resetMail(owner.email, `${publicUrl()}/reset-password?token=${token}`),
          );
        });
      },
      // The member asks again.
      giveUp: async () => {},
    },
  };
}

function deadLink(): Refusal {
  return new Refusal('invalid_token', {
    detail: 'Reset link is invalid or missing. It works once, for one hour: please ask for a new one.',
  });
}
