import type { Selectable } from 'kysely';
import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../tokens.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { RegistrationTable } from './tables.ts';

/** A registration that was found by the link in one of its mails. */
export interface OpenedRegistration extends Selectable<RegistrationTable> {
  /** When this link expires. The registration itself may last longer, with a newer link. */
  link_expires_at: Date;
  /** How often a password was tried with this link. */
  password_tries: number;
}

/** Finds the registration of a link and locks its address. Throws a 400 when there is none. */
export async function lockRegistration(
  transaction: DbTransaction,
  locks: MemberLocks,
  token: string,
): Promise<OpenedRegistration> {
  const { email_key } = await findRegistration(transaction, token);
  await locks.lockAddress(transaction, email_key);
  // Read again, because it may have changed while this call waited for the lock.
  return findRegistration(transaction, token);
}

async function findRegistration(transaction: DbTransaction, token: string): Promise<OpenedRegistration> {
  return transaction
    .selectFrom('registrations')
    .innerJoin('verification_tokens', 'verification_tokens.registration_id', 'registrations.id')
    .selectAll('registrations')
    .select(['verification_tokens.expires_at as link_expires_at', 'password_tries'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow(() => new Refusal('invalid_token'));
}
