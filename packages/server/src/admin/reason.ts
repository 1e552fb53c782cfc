import { AdminError } from './admin-error.ts';
import type { Reason } from './commands.ts';

/** Longest reason, in characters. */
const LONGEST_REASON = 500;

const HAS_NAME = 'Please say it without the name of the member: the log keeps none.';

/** The reason as the log keeps it. Throws an `AdminError` for none, and for one with an address. */
export function requireReason(given: Reason): string {
  const reason = (given ?? '').trim();
  if (reason === '') throw new AdminError('Give the reason: one sentence for the log.');
  if (reason.length > LONGEST_REASON || /[@\p{Cc}]/u.test(reason))
    throw new AdminError(
      `Please give the reason in one line of at most ${LONGEST_REASON} characters without an address: the log keeps none.`,
    );
  return reason;
}

/** Throws an `AdminError` where the reason holds the name of the member. */
export function requireNoName(reason: string, username: string): void {
  if (wordsOf(reason).includes(wordsOf(username))) throw new AdminError(HAS_NAME);
}

/** The words of a text in lower case, with a space around each. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}
