import { type DbTransaction, jsonb } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { OpenedRegistration } from './opened-registration.ts';
import { trialEnd } from './plan.ts';

/** Makes the member of a registration, ends the other registrations of the address, and returns the member's number. */
export async function createUser(
  transaction: DbTransaction,
  now: Date,
  { id, email, email_key, username, password_hash }: OpenedRegistration,
): Promise<number> {
  const user = await transaction
    .insertInto('users')
    .values({
      email,
      email_key,
      username,
      password_hash,
      plan: 'trial',
      plan_expires_at: trialEnd(now),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user)
    throw new Refusal('invalid_token', {
      detail: 'This address has an account already. Log in to continue.',
    });
  await transaction
    .insertInto('profiles')
    .values({
      user_id: user.id,
      goals: jsonb([]),
      issues: jsonb([]),
      preferences: jsonb({}),
      updated_at: now,
    })
    .execute();
  await transaction.updateTable('registrations').set({ user_id: user.id }).where('id', '=', id).execute();
  await transaction
    .deleteFrom('registrations')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .execute();
  return user.id;
}
