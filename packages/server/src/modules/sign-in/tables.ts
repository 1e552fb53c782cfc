import type { AccessTokenScope } from '@daylit/contract';
import type { Generated } from 'kysely';
import type { Identity, ProvenIdentity } from './identity-ports.ts';

/** The tables of the sessions module. */
export interface SessionTables {
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  login_steps: LoginStepTable;
  known_devices: KnownDeviceTable;
  login_failures: LoginFailureTable;
  provider_logins: ProviderLoginTable;
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
  /** The session that replaced this one. This one ends with it at the latest. */
  replaced_by: number | null;
  /** The browser and the device in plain words. */
  device: Generated<string>;
  /** When the password or a passkey was last given. */
  confirmed_at: Date;
  /**
   * When this browser signed in to the account. Signing in again in the same browser keeps it. Null in the
   * browser that registered, where nobody but the owner began.
   */
  signed_in_at: Date | null;
}

/** Access tokens of members, for programs of their own. */
export interface AccessTokenTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  name: string;
  scopes: AccessTokenScope[];
  created_at: Date;
  expires_at: Date;
  /** The day in UTC, so that a use is written once a day; null until it is used. */
  last_used_on: string | null;
}

/** Logins whose password was right and whose second step is still to come. */
export interface LoginStepTable {
  /** SHA-256 of the `partial_token`. */
  token_hash: Buffer;
  user_id: number;
  /** How many codes were tried. */
  tries: number;
  expires_at: Date;
  /** The account at a provider that is linked when the login is complete. */
  identity: Identity | null;
}

/** Browsers that are signing in at a provider, or that have and register now. */
export interface ProviderLoginTable {
  /** SHA-256 of the cookie. */
  token_hash: Buffer;
  /** The member who links the account there; null for a sign-in. */
  user_id: number | null;
  provider: string;
  /** The account that was used there; null until then. */
  identity: ProvenIdentity | null;
  expires_at: Date;
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
