// What other modules may know about registrations, and what these need from outside the modules.
import type { DbTransaction } from '../../db/database.ts';

/** Registrations whose address is not verified yet, for operators. */
export interface PendingRegistrations {
  /** The newest one of an address, given as its `emailKey`; undefined when there is none. */
  find(emailKey: string): Promise<{ id: number; created_at: Date; expires_at: Date } | undefined>;
  /**
   * Mails the link of the newest one again and returns its number; undefined when there is none. The caller
   * holds the lock of the address.
   */
  resend(transaction: DbTransaction, emailKey: string): Promise<number | undefined>;
}

/** Counts what a registration asks for; throws a 429 that says how long to wait. */
export type SpendOwn = (kind: 'resend_again', registration: string) => Promise<void>;

/** Counts a mail to an address. False once it got enough, which no caller may see. */
export type MayMail = (kind: 'registration' | 'resend', address: string) => Promise<boolean>;
