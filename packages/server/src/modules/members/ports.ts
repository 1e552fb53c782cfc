// What other modules may know about members, and what members need from them.
import type { CarePlan, User } from '@daylit/contract';
import type { DbTransaction } from '../../db/database.ts';
import type { Member } from './member.ts';

export { emailKey } from './email-key.ts';
export { type Member, type MemberRow, readMember } from './member.ts';

/** The only way to hold a member's row. In which order, says `inTransaction`. */
export interface MemberLocks {
  /** Holds everybody else who makes or changes an account of this address until the transaction ends. */
  lockAddress(transaction: DbTransaction, emailKey: string): Promise<void>;
  /**
   * Holds everybody else who changes what belongs to this member until the transaction ends. Throws a 401
   * when the account was erased while the call was on its way.
   */
  lockMember(transaction: DbTransaction, userId: number): Promise<void>;
}

/** What is known of a member when the address is proven. */
export interface NewMember {
  email: string;
  email_key: string;
  username: string;
  password_hash: string;
}

/** The members' rows. Nobody else reads or writes them, but the question that stands before every call. */
export interface MemberStore {
  /**
   * Returns the new member's number, on a trial that begins now; undefined when the address has an account
   * already.
   */
  create(transaction: DbTransaction, member: NewMember): Promise<number | undefined>;
  /** The account of an address, in the form in which addresses are compared. */
  findByEmail(
    emailKey: string,
    transaction?: DbTransaction,
  ): Promise<{ id: number; email: string; password_hash: string } | undefined>;
  noteTermsAccepted(transaction: DbTransaction, userId: number, at: Date): Promise<void>;
  noteOnboarded(transaction: DbTransaction, userId: number, at: Date): Promise<void>;
}

/** Somebody whose address is not proven yet, as far as the client may know. */
export interface PendingMember {
  email: string;
  username: string;
  mail_code: string;
}

/** Says who somebody is, as the current-user call does. */
export interface UserPresenter {
  presentMember(member: Member): Promise<User>;
  presentPending(pending: PendingMember): User;
}

/** Erases accounts. */
export interface MemberEraser {
  /** Erases a member with everything that belongs to them. Their sessions end with it. */
  erase(member: Member): Promise<void>;
}

export interface MemberPorts {
  locks: MemberLocks;
  store: MemberStore;
  presenter: UserPresenter;
  eraser: MemberEraser;
}

/** Answered by scans: what the current-user call says about them. */
export interface ScanFacts {
  findScanFacts(userId: number): Promise<{ latest_checkin_id: number | null; care_plan: CarePlan | null }>;
}

/**
 * Answered by every module that keeps something of a member which erasing the member's row does not reach.
 */
export interface MemberErasure {
  /**
   * Called behind the locks of address and member, before the row goes with all that refers to it. What it
   * returns is called after the commit, for what is kept outside of the database.
   */
  eraseMember(
    transaction: DbTransaction,
    member: { id: number; emailKey: string },
  ): Promise<(() => Promise<void>) | undefined>;
}
