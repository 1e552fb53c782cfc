// What other modules may know about credentials, and what credentials need from them.
import type { PasskeyProof, PasskeyRequest } from '@daylit/contract';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Member, MemberErasure } from '../members/ports.ts';
import type { Identity, Session } from '../sign-in/ports.ts';

export { challengeIn } from './passkey-challenges.ts';
export { relyingPartyOf } from './relying-party.ts';
export { createTotpSecret, findTotpStep, totpUri } from './totp.ts';
export { checkMadePasskey, checkPasskeyProof, creationOptions } from './webauthn.ts';

/** The second factor of members: codes of an authenticator app, and backup codes. */
export interface SecondFactors {
  isOn(db: Db, userId: number): Promise<boolean>;
  /**
   * Uses a code up. False when it is wrong or was used before: of any number of simultaneous calls with one
   * code, one returns true.
   */
  use(userId: number, code: string): Promise<boolean>;
}

/** Turns the second factor of a member off who has lost it. The caller holds the member's lock. */
export interface FactorReset {
  /** Tells the member by mail. */
  turnOff(transaction: DbTransaction, member: CredentialCall['member']): Promise<void>;
}

/** How many passkeys a member has. */
export interface PasskeyCounts {
  of(userId: number): Promise<number>;
}

/** Sign-ins with a passkey. Both throw a 409 where this address can have none. */
export interface PasskeyProofs {
  start(): Promise<PasskeyRequest>;
  /** The member whose passkey signed the challenge; undefined when there is none. Uses the challenge up. */
  verify(proof: PasskeyProof): Promise<number | undefined>;
}

/** Accounts at providers, each of which signs one member in. The caller holds the member's lock. */
export interface Identities {
  /** The member of an account there; undefined when there is none. Needs no lock. */
  find(identity: Identity): Promise<number | undefined>;
  /** Notes that it was used. False when it was unlinked meanwhile. */
  use(transaction: DbTransaction, identity: Identity): Promise<boolean>;
  /** Links one to a member who is being made. Throws a 409 when it belongs to somebody. */
  linkNew(transaction: DbTransaction, userId: number, identity: Identity): Promise<void>;
  /** Links one, and tells the member by mail. Throws a 409 also for a second one of a provider. */
  link(transaction: DbTransaction, call: CredentialCall, identity: Identity): Promise<void>;
}

/** Whose credentials a call changes, and in which session; null where a mailed link or a code does it. */
export interface CredentialCall {
  session: Session | null;
  member: Pick<Member, 'id' | 'email'> & Partial<Pick<Member, 'region'>>;
}

/** Changes of the credentials by the account's form. The caller holds the member's lock. */
export interface CredentialChanges {
  /**
   * Ends every session except the caller's, and every link that would undo the change, and tells the member
   * by mail.
   */
  changePassword(transaction: DbTransaction, call: CredentialCall, passwordHash: string): Promise<void>;
  /**
   * Mails a link to the new address, which the account gets when the link is opened, and tells the old
   * address. The owner of an address that has an account already is told instead, and the caller cannot see
   * the difference. The caller holds the lock of the new address.
   */
  askForEmail(transaction: DbTransaction, call: CredentialCall, newEmail: string): Promise<void>;
}

export interface CredentialPorts {
  secondFactors: SecondFactors;
  factorReset: FactorReset;
  passkeyCounts: PasskeyCounts;
  passkeyProofs: PasskeyProofs;
  identities: Identities;
  changes: CredentialChanges;
  erasure: MemberErasure;
  purge: Purge;
}

/** Counts what a member asks for; throws a 429 that says how long to wait. */
export type SpendOwn = (kind: 'email_change', subject: string) => Promise<void>;

/** Counts a mail to an address. False once it got enough, which no caller may see. */
export type MayMail = (kind: 'reset', address: string) => Promise<boolean>;
