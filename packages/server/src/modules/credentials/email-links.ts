import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberStore } from '../members/ports.ts';
import { addressInUseMail, confirmEmailMail } from './credential-mails.ts';
import type { CredentialChanges } from './ports.ts';
import type { EmailChangeTable } from './tables.ts';

const HOUR = 60 * 60 * 1000;

/** How long each kind of link is valid, in milliseconds. */
export const LIFETIMES = { confirm: HOUR, undo: 72 * HOUR };

/** The links that change an account's address. */
export interface EmailLinks {
  /** Makes a link and returns its address. */
  create(
    transaction: DbTransaction,
    change: Pick<EmailChangeTable, 'user_id' | 'kind' | 'email'>,
  ): Promise<string>;
  /** Mails a link to a new address. Links to others, which were asked for before, end. */
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
    const expires_at = new Date(clock().getTime() + LIFETIMES[change.kind]);
    await transaction
      .insertInto('email_changes')
      .values({ token_hash: hashToken(token), ...change, expires_at })
      .execute();
    return `${publicUrl()}/confirm-email-change?token=${token}`;
  };
  return {
    create,
    async ask(transaction, { id }, email) {
      await transaction
        .deleteFrom('email_changes')
        .where('user_id', '=', id)
        .where('kind', '=', 'confirm')
        .where('used_at', 'is', null)
        .execute();
      // Both kinds of address take the same steps, but the token of one in use is never mailed.
      const url = await create(transaction, { user_id: id, kind: 'confirm', email });
      const owner = await members.findByEmail(emailKey(email), transaction);
      const mail = owner
        ? addressInUseMail(owner.email, `${publicUrl()}/login`)
        : confirmEmailMail(email, url);
      await outbox.post(transaction, mail);
    },
  };
}
