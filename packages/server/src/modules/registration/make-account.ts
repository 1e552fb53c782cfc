import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { MemberStore } from '../members/ports.ts';
import type { OpenedRegistration } from './opened-registration.ts';

/**
 * Makes the member of a registration, deletes the other registrations of the address, and returns the
 * member's number.
 */
export async function makeAccount(
  transaction: DbTransaction,
  members: MemberStore,
  { id, email, email_key, username, password_hash }: OpenedRegistration,
): Promise<number> {
  const userId = await members.create(transaction, { email, email_key, username, password_hash });
  if (userId === undefined)
    throw new Refusal('invalid_token', {
      detail: 'This address has an account already. Log in to continue.',
    });
  await transaction.updateTable('registrations').set({ user_id: userId }).where('id', '=', id).execute();
  await transaction
    .deleteFrom('registrations')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .execute();
  return userId;
}
