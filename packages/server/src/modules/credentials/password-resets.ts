import type { Passkey, PasswordReset } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import { hashToken } from '../../tokens.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import { resetMail } from './credential-mails.ts';
import type { CredentialJobs } from './jobs.ts';
import type { Passkeys } from './passkeys.ts';
import type { CredentialChanges, MayMail } from './ports.ts';
import type { Passwords, SessionControl } from '../sign-in/ports.ts';
import type { CreateResetLink } from './reset-links.ts';

/** New passwords by a link in a mail. */
export interface PasswordResets {
  /**
   * Asks for the mail. A caller can neither see nor measure whether the address has an account. An address
   * that got enough mails gets none: the newest link still works.
   */
  ask(email: string): Promise<void>;
  /**
   * Sets the password, ends every session and, if asked to, removes the passkeys. It signs nobody in, so that
   * a second factor is still required. The browser becomes a known one, so that a stranger who enters wrong
   * passwords cannot lock the member out. Throws a 400 for a link that is wrong, used or expired, and then
   * nothing has changed.
   */
  reset(reset: PasswordReset, device: string | undefined): Promise<ResetOutcome>;
  mailJob: JobHandler<CredentialJobs['mail-password-reset']>;
}

/** Passkeys that still sign in, newest first, and the token for the device cookie. */
interface ResetOutcome {
  passkeys: Passkey[];
  device: string;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue<CredentialJobs>;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  passkeys: Passkeys;
  changes: CredentialChanges;
  createResetLink: CreateResetLink;
  control: SessionControl;
  outbox: Outbox;
  mayMail: MayMail;
}

export function createPasswordResets(dependencies: Dependencies): PasswordResets {
  const { db, clock, queue, locks, members, passwords, passkeys } = dependencies;
  const { changes, createResetLink, control, outbox, mayMail } = dependencies;

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
      const isMailed = await mayMail('reset', key);
      const owner = await members.findByEmail(key);
      const user_id = (isMailed ? owner?.id : undefined) ?? null;
      await inTransaction(db, (transaction) =>
        queue.enqueue(transaction, 'mail-password-reset', { user_id }),
      );
    },

    async reset({ token, new_password, remove_passkeys }, device) {
      const owner = await findOwner(token);
      const problem = await passwords.findProblem(new_password, owner);
      if (problem) throw new Refusal('invalid', { detail: problem, field: 'new_password' });
      const passwordHash = await passwords.hash(new_password);
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, owner.id);
        const { numDeletedRows } = await transaction
          .deleteFrom('password_resets')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw deadLink();
        await changes.changePassword(transaction, { member: owner, session: null }, passwordHash);
        if (remove_passkeys) await passkeys.removeAll(transaction, owner);
        await control.forgetFailures(transaction, emailKey(owner.email));
        return {
          passkeys: await passkeys.list(owner.id, transaction),
          device: await control.rememberBrowser(transaction, owner.id, device),
        };
      });
    },

    mailJob: {
      async run({ user_id }) {
        const owner = user_id === null ? undefined : await members.findById(user_id);
        if (user_id === null || !owner) return;
        await inTransaction(db, async (transaction) => {
          await locks.lockMember(transaction, user_id);
          await outbox.post(transaction, resetMail(owner.email, await createResetLink(transaction, user_id)));
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
