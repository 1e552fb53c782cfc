import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { Outbox } from '../mail/ports.ts';
import { type CredentialEvent, noticeMail } from './credential-mails.ts';
import { disputedSince } from './disputed-since.ts';
import type { Passwords } from '../sign-in/ports.ts';
import type { EmailLinks } from './email-links.ts';
import type { CredentialCall } from './ports.ts';

/**
 * Mails a notice if and only if the transaction commits. Its link takes the account back, where it was not
 * the owner who made the change.
 */
export type Notify = (
  transaction: DbTransaction,
  call: CredentialCall,
  event: CredentialEvent,
  /** The name of the provider, where the change is about one. */
  provider?: string,
) => Promise<void>;

interface Dependencies {
  clock: Clock;
  links: EmailLinks;
  outbox: Outbox;
  passwords: Passwords;
  publicUrl(): string;
}

export function createNotifier({ clock, links, outbox, passwords, publicUrl }: Dependencies): Notify {
  return async (transaction, { member, session }, event, provider) => {
    const at = clock();
    const undoUrl = await links.create(transaction, {
      user_id: member.id,
      kind: 'undo',
      email: member.email,
      disputed_since: disputedSince(session, at),
    });
    await outbox.post(
      transaction,
      noticeMail(member.email, {
        event,
        hasPasswords: passwords.instead === undefined,
        provider,
        at: utcMoment(at, member.region),
        undoUrl,
        accountUrl: `${publicUrl()}/account?page=sign-in`,
      }),
    );
  };
}
