// What other modules may know about allowances. Whoever writes a scan or a message charges it in the same
// transaction.
import type { Allowance } from '@daylit/contract';
import type { DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';
import type { UsageKind } from './tables.ts';

export type { UsageKind };

/**
 * As much of a member as decides an allowance. `plan` is the one that counts now, so an ended trial says
 * `free`.
 */
export type PlanHolder = Pick<Member, 'id' | 'plan' | 'createdAt'>;

/** Something that is charged once: charging the same `source` again counts nothing. */
export interface Charge {
  kind: UsageKind;
  /** For example `scan:3`. */
  source: string;
  amount: number;
}

/**
 * Both calls throw a `Refusal` (403, with the event that the client raises) when the allowance is used up.
 */
export interface UsageMeter {
  /** The allowance as it stands, when one more would fit. Advice: only `charge` can promise it. */
  check(holder: PlanHolder, kind: UsageKind): Promise<Allowance>;
  /**
   * Takes the charge together with the caller's transaction. Of any number that try at the same time, in any
   * number of processes, exactly as many succeed as fit.
   */
  charge(transaction: DbTransaction, holder: PlanHolder, charge: Charge): Promise<void>;
  /** Takes a charge back, as if it had never been. */
  giveBack(
    transaction: DbTransaction,
    userId: number,
    charge: Pick<Charge, 'kind' | 'source'>,
  ): Promise<void>;
}
