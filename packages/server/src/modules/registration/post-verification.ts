import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { KEPT } from '../../retention.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberStore } from '../members/ports.ts';
import { knownAddressMail, verificationMail } from './registration-mails.ts';
import type { RegistrationTable } from './tables.ts';

/** How long a link is valid, and how long its registration is kept, in milliseconds. */
const LINK_LIFETIME = KEPT.registration;

/** When a link that is sent now expires. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_LIFETIME);
}

/** The fields of a registration that its mail needs. */
type MailedRegistration = Pick<Selectable<RegistrationTable>, 'id' | 'email' | 'email_key' | 'mail_code'>;

/** Posts the mail of a registration: a link, or a notice when the address already has an account. */
export type VerificationPoster = (
  transaction: DbTransaction,
  registration: MailedRegistration,
) => Promise<void>;

interface Dependencies {
  clock: Clock;
  members: MemberStore;
  outbox: Outbox;
  publicUrl(): string;
}

export function createVerificationPoster(dependencies: Dependencies): VerificationPoster {
  const { clock, members, outbox, publicUrl } = dependencies;
  // Both kinds of address take the same steps, but the token of a known one is never mailed.
  return async (transaction, { id, email, email_key, mail_code }) => {
    const token = createToken();
    const askedAt = clock();
    await transaction
      .insertInto('verification_tokens')
      .values({ token_hash: hashToken(token), registration_id: id, expires_at: linkEnd(askedAt) })
      .execute();
    const owner = await members.findByEmail(email_key, transaction);
    const url = `${publicUrl()}/verify-email?token=${token}`;
    const mail = owner
      ? knownAddressMail(owner.email, `${publicUrl()}/login`)
      : verificationMail(email, { url, mail_code, askedAt });
    await outbox.post(transaction, mail);
  };
}
