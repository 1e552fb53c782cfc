// What other modules may know about members.
import type { Plan } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { TransactionListener } from '../../db/transaction-event.ts';
import type { MemberKeys } from './key-ports.ts';
import type { ProfileStore } from './answers.ts';
import type { PlanRow } from './effective-plan.ts';
import type { PlainDate } from './day-in.ts';
import type { Member } from './member.ts';
import type { UserTable } from './tables.ts';

export { emailKey } from './email-key.ts';
export { dayIn, type PlainDate, timeZoneOf } from './day-in.ts';
export { isVisibleName } from './visible-name.ts';
export { type Member, type MemberRow, readMember } from './member.ts';
export type { MemberKeys, OpenSealed, SealBytes } from './key-ports.ts';
export { effectivePlan, type PlanRow } from './effective-plan.ts';
export { type MemberProfile, openAnswers, type ProfileReader, type ProfileStore } from './answers.ts';
export { openJson, sealJson } from './sealed-json.ts';

/** The only way to lock a member's row. For the order of locks see `inTransaction`. */
export interface MemberLocks {
  /** Blocks everybody else who makes or changes an account of this address, until the transaction ends. */
  lockAddress(transaction: DbTransaction, emailKey: string): Promise<void>;
  /**
   * Blocks everybody else who changes what belongs to this member, until the transaction ends. Returns
   * the id of the member's key. Throws a 401 when the account was erased in the meantime.
   */
  lockMember(transaction: DbTransaction, userId: number): Promise<string>;
}

/** What is known of a member when the address is verified. */
export interface NewMember {
  email: string;
  email_key: string;
  username: string;
  password_hash: string;
  has_password: boolean;
}

/** A member whose trial ends. */
export interface TrialEnding {
  id: number;
  endsAt: Date;
}

/** The members' rows. No other module reads or writes them, except the session query before every call. */
export interface MemberStore {
  /**
   * Creates a member, on a trial that begins now, and returns its number; undefined when the address has an
   * account already.
   */
  create(transaction: DbTransaction, member: NewMember): Promise<number | undefined>;
  /** The account of an address, given as its `emailKey`. */
  findByEmail(
    emailKey: string,
    transaction?: DbTransaction,
  ): Promise<{ id: number; email: string; password_hash: string } | undefined>;
  /**
   * A member's address and name, when they answered the first questions, since when they are disabled, and
   * since when their mails come back; undefined when the account was erased in the meantime.
   */
  findById(
    userId: number,
    transaction?: DbTransaction,
  ): Promise<
    | Pick<
        Selectable<UserTable>,
        'email' | 'username' | 'onboarded_at' | 'disabled_at' | 'mail_returned_at' | 'has_password'
      >
    | undefined
  >;
  /** The hash of a member's password; undefined when the account was erased in the meantime. */
  findPasswordHash(userId: number): Promise<string | undefined>;
  rename(transaction: DbTransaction, userId: number, username: string): Promise<void>;
  changePassword(transaction: DbTransaction, userId: number, passwordHash: string): Promise<void>;
  /**
   * Gives the account another address. False when that address has an account. The caller holds the locks of
   * the new address and of the member.
   */
  changeEmail(transaction: DbTransaction, userId: number, email: string): Promise<boolean>;
  noteTermsAccepted(transaction: DbTransaction, userId: number, at: Date): Promise<void>;
  noteOnboarded(transaction: DbTransaction, userId: number, at: Date): Promise<void>;
  /** A disabled member cannot sign in and is not reminded of anything. The caller ends the sessions. */
  noteDisabled(transaction: DbTransaction, userId: number, at: Date | null): Promise<void>;
  /** Notes whether mails to a member's address, given as its `emailKey`, come back. */
  noteMail(db: Db, emailKey: string, outcome: 'returned' | 'arrived'): Promise<void>;
  /** Whether mails to this address come back. */
  areMailsReturned(emailKey: string): Promise<boolean>;
  /** Sets the plan without a subscription. A trial begins now. */
  changePlan(transaction: DbTransaction, userId: number, plan: Plan): Promise<void>;
  /** The plan without a subscription; undefined when the account was erased in the meantime. */
  findPlan(
    userId: number,
    reading?: Db,
  ): Promise<(Pick<PlanRow, 'plan' | 'plan_expires_at'> & { created_at: Date }) | undefined>;
  /**
   * Members whose trial ends after `from` and until `until`, by their numbers: `limit` after `after`.
   * Disabled ones are left out.
   */
  listTrialsEnding(range: {
    from: Date;
    until: Date;
    after: number;
    limit: number;
  }): Promise<readonly TrialEnding[]>;
}

/** The facts about a member that decide what the plan shows. */
export type MemberOnPlan = Pick<Member, 'id' | 'plan'>;

/** Those, and how dates are written for the member. */
export type MemberWithDates = Pick<Member, 'id' | 'plan' | 'region'>;

/**
 * What day it is for a member: the only place that says so. It is counted in the time zone of the browser
 * that called last, and in UTC before the first one; `dayIn` gives the day of another moment.
 */
export interface MemberDays {
  zoneOf(userId: number): Promise<string>;
  today(userId: number): Promise<PlainDate>;
  /** Stores a time zone that only the body of a call names, where no browser has told one. */
  learnZone(userId: number, named: string): Promise<void>;
  /** Stores the time zone that a browser has told. What is none counts as not told. */
  noteZone(member: Pick<Member, 'id' | 'timeZone'>, given: string): Promise<void>;
}

/** Erases accounts. */
export interface MemberEraser {
  /**
   * Erases a member with everything that belongs to them. Their sessions end with it, and their key is
   * destroyed. `before` and `after` run in the same transaction, around the erasure;
   * `keyId` names the destroyed key, and with it the erasure.
   */
  erase(
    member: Pick<Member, 'id' | 'email'>,
    before?: (transaction: DbTransaction) => Promise<void>,
    after?: (transaction: DbTransaction, keyId: string) => Promise<void>,
  ): Promise<void>;
}

export interface MemberPorts {
  locks: MemberLocks;
  store: MemberStore;
  eraser: MemberEraser;
  keys: MemberKeys;
  days: MemberDays;
  profiles: ProfileStore;
}

/** A member whose account is about to be erased, behind the locks of address and member. */
export interface ErasedMember {
  id: number;
  emailKey: string;
}

/**
 * Implemented by every module that keeps something of a member which deleting the member's row does not
 * remove. What it returns removes what is kept outside the database.
 */
export type MemberErasure = TransactionListener<ErasedMember>;
