import type { Selectable } from 'kysely';
import type { DbTransaction } from '../../db/database.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberStore } from '../members/ports.ts';
import { takenBackMail, takenBackWithoutPasswordMail } from './credential-mails.ts';
import type { Passwords, SessionControl } from '../sign-in/ports.ts';
import type { CreateResetLink } from './reset-links.ts';
import type { EmailChangeTable } from './tables.ts';

/**
 * Ends everything with which somebody else could sign in, of an account that has its address again: the
 * password, every session and known browser, and each second factor, backup code, passkey, account at a
 * provider and webhook from the disputed time. What is older stays, because it is the owner's. Then mails the
 * owner a link for a new password, or to the login where passwords are off. `unusableHash` is of a password
 * that nobody knows. The caller holds the member's lock.
 */
export type TakeBack = (
  transaction: DbTransaction,
  undo: Selectable<EmailChangeTable>,
  unusableHash: string,
) => Promise<void>;

interface Dependencies {
  members: MemberStore;
  passwords: Passwords;
  control: SessionControl;
  createResetLink: CreateResetLink;
  outbox: Outbox;
  /** The address that people use. */
  publicUrl(): string;
}

export function createTakeBack(dependencies: Dependencies): TakeBack {
  const { members, passwords, control, createResetLink, outbox, publicUrl } = dependencies;
  return async (transaction, undo, unusableHash) => {
    const { user_id, email } = undo;
    await members.changePassword(transaction, user_id, unusableHash);
    await control.endAll(transaction, user_id);
    await control.forgetFailures(transaction, emailKey(email));
    await endWhatWasAdded(transaction, undo);
    await endOtherLinks(transaction, undo);
    const { instead } = passwords;
    await outbox.post(
      transaction,
      instead === undefined
        ? takenBackMail(email, await createResetLink(transaction, user_id))
        : takenBackWithoutPasswordMail(email, { loginUrl: `${publicUrl()}/login`, instead }),
    );
  };
}

async function endWhatWasAdded(
  transaction: DbTransaction,
  { user_id, disputed_since }: Selectable<EmailChangeTable>,
): Promise<void> {
  await transaction
    .deleteFrom('two_factor')
    .where('user_id', '=', user_id)
    .where((factor) =>
      factor.or([factor('confirmed_at', 'is', null), factor('confirmed_at', '>=', disputed_since)]),
    )
    .execute();
  // Codes that replaced an older factor's codes.
  await transaction
    .deleteFrom('backup_codes')
    .where('user_id', 'in', (factors) =>
      factors
        .selectFrom('two_factor')
        .select('user_id')
        .where('user_id', '=', user_id)
        .where('codes_made_at', '>=', disputed_since),
    )
    .execute();
  await transaction
    .deleteFrom('passkeys')
    .where('user_id', '=', user_id)
    .where('created_at', '>=', disputed_since)
    .execute();
  await transaction
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('linked_at', '>=', disputed_since)
    .execute();
  // Otherwise somebody else's program is told of each new report.
  await transaction
    .deleteFrom('webhooks')
    .where('user_id', '=', user_id)
    .where('created_at', '>=', disputed_since)
    .execute();
  await transaction.deleteFrom('passkey_challenges').where('user_id', '=', user_id).execute();
}

/**
 * Ends every link that would move the account again. A link to an address that the account had earlier stays,
 * so that nobody who moved it twice can end the first owner's.
 */
async function endOtherLinks(
  transaction: DbTransaction,
  { user_id, email, created_at, token_hash }: Selectable<EmailChangeTable>,
): Promise<void> {
  await transaction
    .deleteFrom('email_changes')
    .where('user_id', '=', user_id)
    .where('token_hash', '!=', token_hash)
    .where((link) =>
      link.or([
        link('kind', '=', 'confirm'),
        link.and([link('email', '!=', email), link('created_at', '>=', created_at)]),
      ]),
    )
    .execute();
}
