import type { Generated } from 'kysely';

/** The tables of the credentials module. */
export interface CredentialTables {
  two_factor: TwoFactorTable;
  backup_codes: BackupCodeTable;
  password_resets: PasswordResetTable;
  email_changes: EmailChangeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  identities: IdentityTable;
}

/** Accounts at identity providers with which members sign in. */
export interface IdentityTable {
  id: Generated<number>;
  user_id: number;
  /** With `subject` it names the account there. Its address there counts for nothing, and may change. */
  issuer: string;
  subject: string;
  /** The provider's id in the settings when it was linked. */
  provider: string;
  linked_at: Date;
  last_used_at: Date | null;
}

/** Two-factor sign-in of a member: being set up, or on. */
export interface TwoFactorTable {
  user_id: number;
  /** The secret of the authenticator app, sealed with the member's key. */
  sealed_secret: Buffer;
  created_at: Date;
  /** How many codes were tried during the setup. */
  tries: number;
  /** When the first code was right; null during the setup. */
  confirmed_at: Date | null;
  /** The newest time step whose code was used. Its code and older ones never count again. */
  last_step: number;
  /** Salt of the hashes of the backup codes. */
  code_salt: Buffer | null;
  /** When the backup codes were made; null during the setup. */
  codes_made_at: Date | null;
}

/** Backup codes that are still unused. */
export interface BackupCodeTable {
  user_id: number;
  code_hash: Buffer;
}

/** Links that set a new password. */
export interface PasswordResetTable {
  token_hash: Buffer;
  user_id: number;
  expires_at: Date;
}

/** Links that give an account another address, or take it back from somebody who changed how one signs in. */
export interface EmailChangeTable {
  token_hash: Buffer;
  user_id: number;
  kind: 'confirm' | 'undo';
  /** The address that the account has afterwards. */
  email: string;
  created_at: Date;
  /** What was added since then ends with an undo; see `disputedSince`. */
  disputed_since: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Public keys of devices that may sign in. */
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** In base64url, as the browser names it. */
  credential_id: string;
  public_key: Buffer;
  /** How often the device says it was used; 0 where it does not count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Challenges that wait for the answer of a browser. */
export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  /** The member who adds a passkey; null for a sign-in. */
  user_id: number | null;
  expires_at: Date;
}
