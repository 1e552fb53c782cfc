import type { Generated, RawBuilder, ColumnType } from 'kysely';

/** A jsonb column: read as the value, written through `jsonb(value)`. */
type Jsonb<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** The tables of the accounts module. */
export interface AccountTables {
  users: UserTable;
  profiles: ProfileTable;
  registrations: RegistrationTable;
  verification_tokens: VerificationTokenTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  login_failures: LoginFailureTable;
  consents: ConsentTable;
}

/** Members: people who proved that the address is theirs. */
export interface UserTable {
  id: Generated<number>;
  email: string;
  /** The address as compared, see `emailKey`. */
  email_key: string;
  username: string;
  password_hash: string;
  /** The plan as sold; what it is worth now says `effectivePlan`. */
  plan: string;
  plan_expires_at: Date | null;
  agreed_to_terms_at: Date | null;
  /** When goals, concerns and preferences were handed in. */
  onboarded_at: Date | null;
  created_at: Date;
}

/** What a member told about themselves. */
export interface ProfileTable {
  user_id: number;
  goals: Jsonb<string[]>;
  issues: Jsonb<string[]>;
  preferences: Jsonb<Record<string, unknown>>;
  updated_at: Date;
}

/** Somebody typed an address that is not proven yet, or one that already has an account. */
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
  /** When its newest link ends. */
  expires_at: Date;
  /** The member it became; null until then. */
  user_id: number | null;
}

/** Links in verification mails, hashed. A later mail does not end an earlier one. */
export interface VerificationTokenTable {
  token_hash: Buffer;
  registration_id: number;
  expires_at: Date;
  /** How often a password was tried with it, right or wrong. */
  password_tries: Generated<number>;
}

/** Browsers: signed in (`user_id`) or waiting for the verification (`registration_id`), never both. */
export interface SessionTable {
  id: Generated<number>;
  /** SHA-256 of the cookie, so that a copy of the database opens no session. */
  token_hash: Buffer;
  user_id: number | null;
  registration_id: number | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** The session that took its place and ends it at last. */
  replaced_by: number | null;
}

/** Browsers that have signed in as a member before. */
export interface KnownDeviceTable {
  id: Generated<number>;
  /** SHA-256 of the cookie. */
  token_hash: Buffer;
  user_id: number;
  created_at: Date;
  /** When it last signed in. */
  last_used_at: Date;
}

/** Consecutive wrong passwords of an address, known or not, or of a browser that is known there. */
export interface LoginFailureTable {
  account_key: Buffer;
  failures: number;
  blocked_until: Date;
}

/** Everything somebody agreed to or withdrew, each row chained to the one before. Never updated. */
export interface ConsentTable {
  id: Generated<number>;
  user_id: number;
  purpose: string;
  version: string;
  /** SHA-256 of the exact text shown, in hexadecimal. */
  text_hash: string;
  granted: boolean;
  /** The time that the browser claimed; no evidence. */
  claimed_at: Date | null;
  recorded_at: Date;
  previous_hash: string;
  hash: string;
}
