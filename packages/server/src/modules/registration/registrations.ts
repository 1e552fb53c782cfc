import type { Registration } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Passwords, Session, SessionStarter } from '../sign-in/ports.ts';
import { emailKey, isVisibleName, type MemberLocks } from '../members/ports.ts';
import type { MayMail, SpendOwn } from './ports.ts';
import { insertRegistration, MAIL_FIELDS } from './insert-registration.ts';
import { linkEnd, type VerificationPoster } from './post-verification.ts';

/** Takes registrations. A caller can neither see nor measure whether the address already has an account. */
export interface Registrations {
  /**
   * Returns the token of the pending session. An address that got enough mails gets none, and the owner of
   * its inbox asks for one by `resend`.
   */
  register(form: Registration, session: Session | null): Promise<string>;
  /**
   * Sends the mail of the session's own registration again. Without a registration it does nothing, and the
   * caller cannot tell, nor whether the address got enough mails. Throws a 400 when the registration has
   * expired, and a 429 within a minute of the last time. Links that were sent before keep
   * their own expiry.
   */
  resend(session: Session | null): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  passwords: Passwords;
  sessions: SessionStarter;
  postVerification: VerificationPoster;
  spendOwn: SpendOwn;
  mayMail: MayMail;
}

export function createRegistrations(dependencies: Dependencies): Registrations {
  const { db, clock, locks, passwords, sessions, postVerification, spendOwn, mayMail } = dependencies;
  return {
    async register(form, session) {
      if (!isVisibleName(form.username))
        throw new Refusal('invalid', { detail: 'Please fill in "username".' });
      const problem = await passwords.findProblem(form.password, form);
      if (problem) throw new Refusal('invalid', { detail: problem, field: 'password' });
      const key = emailKey(form.email);
      const isMailed = await mayMail('registration', key);
      const password_hash = await passwords.hash(form.password);
      return inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, key);
        const registration = await insertRegistration(transaction, { ...form, password_hash }, clock());
        if (isMailed) await postVerification(transaction, registration);
        return sessions.startPending(transaction, registration.id, session);
      });
    },

    async resend(session) {
      if (session?.kind !== 'pending') return;
      const { id, email } = session.registration;
      const key = emailKey(email);
      await spendOwn('resend_again', String(id));
      const isMailed = await mayMail('resend', key);
      await inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, key);
        const now = clock();
        const registration = await extend(transaction, id, now);
        if (!registration) await requireUnexpired(transaction, id, now);
        else if (isMailed) await postVerification(transaction, registration);
      });
    },
  };
}

/** Undefined when the registration has expired or was verified a moment ago. Then no mail is needed. */
export function extend(transaction: DbTransaction, id: number, now: Date) {
  return transaction
    .updateTable('registrations')
    .set({ expires_at: linkEnd(now) })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('user_id', 'is', null)
    .returning(MAIL_FIELDS)
    .executeTakeFirst();
}

async function requireUnexpired(transaction: DbTransaction, id: number, now: Date): Promise<void> {
  const expired = await transaction
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  if (expired) {
    throw new Refusal('invalid_token', { detail: 'Your registration has expired. Please register again.' });
  }
}
