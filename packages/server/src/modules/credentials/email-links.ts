import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberStore } from '../members/ports.ts';
import { addressInUseMail, confirmEmailMail, emailAskedMail } from './credential-mails.ts';
import { disputedSince, UNDO_LIFETIME } from './disputed-since.ts';
import type { CredentialChanges } from './ports.ts';
import type { EmailChangeTable } from './tables.ts';

const HOUR = 60 * 60 * 1000;

/** How long each kind of link is valid, in milliseconds. */
export const LIFETIMES = { confirm: HOUR, undo: UNDO_LIFETIME };

/** The links that change an account's address, or take the account back. */
export interface EmailLinks {
  /** Makes a link and returns its address. */
  create(
    transaction: DbTransaction,
    change: Pick<EmailChangeTable, 'user_id' | 'kind' | 'email' | 'disputed_since'>,
  ): Promise<string>;
  /** Mails a link to a new address, and tells the old one. Links that were asked for before end. */
  ask: CredentialChanges['askForEmail'];
}

interface Dependencies {
  clock: Clock;
  members: MemberStore;
  outbox: Outbox;
  publicUrl(): string;
}

export function createEmailLinks({ clock, members, outbox, publicUrl }: Dependencies): EmailLinks {
  const create: EmailLinks['create'] = async (transaction, change) => {
    const token = createToken();
    const created_at = clock();
    const expires_at = new Date(created_at.getTime() + LIFETIMES[change.kind]);
    await transaction
      .insertInto('email_changes')
      .values({ token_hash: hashToken(token), ...change, created_at, expires_at })
      .execute();
    return `${publicUrl()}/confirm-email-change?token=${token}`;
  };
  return {
    create,
    async ask(transaction, { member, session }, newEmail) {
      await transaction
        .deleteFrom('email_changes')
        .where('user_id', '=', member.id)
        .where('kind', '=', 'confirm')
        .where('used_at', 'is', null)
        .execute();
      const now = clock();
      const asked = { user_id: member.id, disputed_since: disputedSince(session, now) };
      // Both kinds of address take the same steps, but the token of one in use is never mailed.
      const url = await create(transaction, { ...asked, kind: 'confirm', email: newEmail });
      const owner = await members.findByEmail(emailKey(newEmail), transaction);
      const mail = owner
        ? addressInUseMail(owner.email, `${publicUrl()}/login`)
        : confirmEmailMail(newEmail, url);
      await outbox.post(transaction, mail);
      const undoUrl = await create(transaction, { ...asked, kind: 'undo', email: member.email });
      await outbox.post(
        transaction,
        emailAskedMail(member.email, { newEmail, undoUrl, at: utcMoment(now, member.region) }),
      );
    },
  };
}
