import type { Generated } from 'kysely';
import type { Identity } from '../sign-in/ports.ts';

/** The tables of the registration module. */
export interface RegistrationTables {
  registrations: RegistrationTable;
  verification_tokens: VerificationTokenTable;
}

/** A registration: its address is not verified yet, or already has an account. */
export interface RegistrationTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  username: string;
  password_hash: string;
  invite_code: string | null;
  /** Random, for example `K7-4Q`; tells the mails of two registrations apart. */
  mail_code: string;
  created_at: Date;
  /** When its newest link expires. */
  expires_at: Date;
  /** The account at a provider by which the person registers instead of a password. */
  identity: Identity | null;
  /** The member it became; null until then. */
  user_id: number | null;
}

/** Links in verification mails, hashed. A later mail does not invalidate an earlier one. */
export interface VerificationTokenTable {
  token_hash: Buffer;
  registration_id: number;
  expires_at: Date;
  /** How often a password was tried with it, right or wrong. */
  password_tries: Generated<number>;
}
