import type { Generated } from 'kysely';

/** The tables of the sessions module. */
export interface SessionTables {
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  login_failures: LoginFailureTable;
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
