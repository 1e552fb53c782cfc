import type { Generated } from 'kysely';

/** The tables of the operators. */
export interface AdminTables {
  operator_acts: OperatorActTable;
  operators: OperatorTable;
  operator_invites: OperatorInviteTable;
  operator_sessions: OperatorSessionTable;
  operator_passkeys: OperatorPasskeyTable;
  operator_challenges: OperatorChallengeTable;
}

/** Acts of operators. The database refuses to change or delete a row. */
export interface OperatorActTable {
  /** One more than that of the row before. */
  id: number;
  at: Date;
  /** The name of an operator's account; null for a command in a terminal. */
  operator: string | null;
  act: OperatorActName;
  /** The id of a member's key, the number of a registration, the name of a job, or that of an operator. */
  subject: string;
  /** Why it was done, or how the person was checked; null for acts that need no reason. */
  reason: string | null;
  /** The hash of the row before; empty in the first row. */
  previous_hash: string;
  /** SHA-256 of everything else in the row, in hexadecimal. */
  hash: string;
}

/** Every act that the log knows. */
export type OperatorActName =
  | 'resend'
  | 'reset-second-factor'
  | 'end-sessions'
  | 'disable'
  | 'enable'
  | 'change-plan'
  | 'refund'
  | 'erase'
  | 'retry-jobs'
  | 'invite'
  | 'accept-invite'
  | 'remove-operator'
  | 'add-passkey'
  | 'remove-passkey'
  | 'reset-passkeys';

/** Accounts for the page of operators. They are no members. */
export interface OperatorTable {
  name: string;
  password_hash: string;
  /** The secret of the authenticator app, sealed with the key `operators` under the operator's name. */
  sealed_secret: Buffer;
  /** The time step of the last code that was used. */
  last_step: number;
  created_at: Date;
}

/** Links by which somebody becomes an operator, or gets a new password and app. One for each name. */
export interface OperatorInviteTable {
  name: string;
  token_hash: Buffer;
  /** As in `operators`. */
  sealed_secret: Buffer;
  /** How many codes were tried. */
  tries: number;
  expires_at: Date;
}

export interface OperatorSessionTable {
  /** SHA-256 of the cookie. */
  token_hash: Buffer;
  name: string;
  started_at: Date;
  last_seen_at: Date;
}

/** Public keys of devices with which operators sign in. */
export interface OperatorPasskeyTable {
  id: Generated<number>;
  name: string;
  /** In base64url, as the browser names it. */
  credential_id: string;
  public_key: Buffer;
  /** How often the device says it was used; 0 where it does not count. */
  counter: number;
  transports: string[];
  device: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Random values that wait for the answer of a browser. */
export interface OperatorChallengeTable {
  challenge_hash: Buffer;
  /** The operator who adds a passkey; null for a sign-in. */
  name: string | null;
  expires_at: Date;
}
