// What other modules may know about members, and what accounts needs from them.
import type { components } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';

/** The value of a plan right now, after an ended trial has fallen to `free`. */
export type Plan = components['schemas']['Plan'];

/** A person whose e-mail address is proven. Comes with the session, so no module asks for it again. */
export interface Member {
  id: number;
  email: string;
  username: string;
  plan: Plan;
  /** When the present plan ends; null for plans that do not end. */
  planExpiresAt: Date | null;
  createdAt: Date;
  agreedToTermsAt: Date | null;
  /** When goals, concerns and preferences were handed in; null before. */
  onboardedAt: Date | null;
  /** Null before onboarding. */
  ageBand: components['schemas']['AgeBand'] | null;
}

/** Somebody who registered but has not proven the address. */
export interface PendingRegistration {
  id: number;
  email: string;
  username: string;
  /** Stands in its mail and on the page that waits for it. */
  mail_code: string;
}

/** What the session cookie stands for. */
export type Session = { id: number } & (
  | { kind: 'member'; member: Member }
  | {
      kind: 'pending';
      registration: PendingRegistration;
      /** The account that another browser has made of it with its password; see `signInVerified`. */
      verifiedElsewhere: Member | null;
    }
);

/** What a member told about themselves at onboarding. */
export interface MemberProfile {
  goals: string[];
  issues: string[];
  preferences: components['schemas']['Preferences'];
}

/** Asked by scans (answers weigh in the report) and by the care plan. */
export interface ProfileReader {
  /** Returns empty lists before onboarding. */
  findProfile(userId: number): Promise<MemberProfile>;
}

/** Asked by scans before a photo is touched. */
export interface ConsentReader {
  /** Behind `lockMember` in a transaction, the answer stays true until the transaction ends. */
  hasConsent(db: Db, userId: number, purpose: components['schemas']['ConsentPurpose']): Promise<boolean>;
}

/** Answered by scans: what has to end when somebody withdraws the consent to the analysis of their photos. */
export interface PhotoAnalyses {
  /**
   * Ends what waits or runs, so that nothing of it is stored any more. To be called behind `lockMember`; what it returns
   * erases the files, and is to be called after the commit.
   */
  stop(transaction: DbTransaction, userId: number): Promise<() => Promise<void>>;
}

/** Answered by scans: what the current-user call says about them. */
export interface ScanFacts {
  findScanFacts(userId: number): Promise<{
    latest_checkin_id: number | null;
    care_plan: components['schemas']['CarePlan'] | null;
  }>;
}

/** Answered by every module that keeps files outside the database, which erasing the rows does not reach. */
export interface MemberFiles {
  /**
   * Called while an account is erased, before its rows go. What it returns erases the files, and is to be called after the
   * commit: a file that is written until then is erased with the others, and one that comes later finds no account.
   */
  eraseFiles(transaction: DbTransaction, userId: number): Promise<() => Promise<void>>;
}
