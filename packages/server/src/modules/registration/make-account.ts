import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Identities } from '../credentials/ports.ts';
import type { MemberStore } from '../members/ports.ts';
import type { RegistrationTable } from './tables.ts';
import type { Selectable } from 'kysely';

/** The fields of a registration that become an account. */
type NewAccount = Pick<
  Selectable<RegistrationTable>,
  'id' | 'email' | 'email_key' | 'username' | 'password_hash' | 'identity'
>;

/**
 * Makes the member of a registration, deletes the other registrations of the address, and returns the
 * member's number.
 */
export async function makeAccount(
  transaction: DbTransaction,
  { members, identities }: { members: MemberStore; identities: Identities },
  { id, email, email_key, username, password_hash, identity }: NewAccount,
): Promise<number> {
  const userId = await members.create(transaction, {
    email,
    email_key,
    username,
    password_hash,
    has_password: identity === null,
  });
  if (userId === undefined)
    throw new Refusal('invalid_token', {
      detail: 'This address has an account already. Log in to continue.',
    });
  if (identity) await identities.linkNew(transaction, userId, identity);
  await transaction.updateTable('registrations').set({ user_id: userId }).where('id', '=', id).execute();
  await transaction
    .deleteFrom('registrations')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .execute();
  return userId;
}
