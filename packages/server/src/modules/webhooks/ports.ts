// What other modules may know about webhooks, and what webhooks need from an adapter.
import type { DbTransaction } from '../../db/database.ts';

/** Tells the addresses of a member, if and only if the transaction commits. */
export interface WebhookEvents {
  reportIsComplete(transaction: DbTransaction, scan: { user_id: number; id: number }): Promise<void>;
  /** To be called after anything that may change a member's plan. An address is told only of a change. */
  planIsWritten(transaction: DbTransaction, userId: number): Promise<void>;
}

/** Why no answer came. */
export type DeliveryProblem =
  /** Not within `LONGEST_ANSWER`. */
  | 'no_answer'
  | 'unreachable'
  | 'wrong_certificate'
  /** It leads to a private network, to this machine, or nowhere on the internet. */
  | 'not_public';

/** The outcome of an attempt. */
export type DeliveryOutcome = { status: number } | { problem: DeliveryProblem };

/** A signed message to an address. */
export interface SignedMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends messages to addresses that members have named. */
export interface WebhookSender {
  /** A sentence about what is wrong with a new address; undefined where it may be one. */
  findProblem(url: string): string | undefined;
  /**
   * Sends by `POST`, once. Checks the address that it connects to, follows no redirect, and reads only the
   * status. Throws only when the signal aborts.
   */
  send(message: SignedMessage, signal: AbortSignal): Promise<DeliveryOutcome>;
}
