// What other modules may know about allowances. A module that stores a scan or a message charges it in the
// same transaction.
import type { Allowance, Usage } from '@daylit/contract';
import type { DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';
import type { UsageKind } from './tables.ts';

export type { UsageKind };

/**
 * The part of a member that decides an allowance. `plan` is the one that counts now, so an ended trial is
 * `free`.
 */
export type PlanHolder = Pick<Member, 'id' | 'plan' | 'createdAt'> & Partial<Pick<Member, 'region'>>;

/** Something that is charged once. `source` is an idempotency key: charging it again counts nothing. */
export interface Charge {
  kind: UsageKind;
  /** For example `scan:3`. */
  source: string;
  amount: number;
}

/**
 * `check` and `charge` throw a `Refusal` (403, with the event that the client raises) when the allowance is
 * used up.
 */
export interface UsageMeter {
  /** The present allowance, when one more fits. Only `charge` can promise it. */
  check(holder: PlanHolder, kind: UsageKind): Promise<Allowance>;
  /**
   * Charges all of it in the transaction of a caller who holds the member's lock, which a refusal has to end.
   * Of any number of simultaneous charges, in any number of processes, exactly as many succeed as fit.
   */
  charge(transaction: DbTransaction, holder: PlanHolder, charges: readonly Charge[]): Promise<void>;
  /**
   * Counts in the caller's transaction what was already delivered, even when it exceeds the rest of the
   * allowance.
   */
  note(transaction: DbTransaction, userId: number, charge: Charge): Promise<void>;
  /** Removes a charge, as if it had never been made. */
  refund(transaction: DbTransaction, userId: number, charge: Pick<Charge, 'kind' | 'source'>): Promise<void>;
  /** How many messages of the last 24 hours were given back, although their tokens stay counted. */
  countFreeMessages(userId: number): Promise<number>;
  /** Every allowance at this moment. */
  read(holder: PlanHolder): Promise<Usage>;
}
