import { Refusal } from '../../errors.ts';
import { asClick } from '../../clicks.ts';
import { ProviderFailure } from './ports.ts';

const LATER =
  'The payment provider does not answer right now. Nothing was changed or charged. Please try again in a few minutes.';

const NOT_SOLD =
  'This plan cannot be bought right now, and that is our mistake. Nothing was charged. Please try again later, or write to us under Contact.';

const UNKNOWN =
  'The payment provider does not answer right now, so we cannot tell yet whether this was done. Please reload the page in a few minutes. Trying again never charges twice.';

/** What a member is told when the provider's answer is missing after a request. */
export function unknownOutcome(error: unknown): unknown {
  const isMissing = error instanceof ProviderFailure && error.problem === 'unavailable';
  return isMissing ? new Refusal('busy', { detail: UNKNOWN, retryAfter: 60, cause: error }) : error;
}

/** What a member is told when the provider refused a request. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.problem === 'unavailable')
    return new Refusal('busy', { detail: LATER, retryAfter: 60, cause: error });
  if (error.problem === 'declined')
    return new Refusal('conflict', {
      detail: 'The payment was declined, so your plan stays as it is. Please change the card and try again.',
      cause: error,
    });
  return new Refusal('conflict', {
    detail: 'This is not possible any more. Please reload the page to see your plan as it is now.',
    cause: error,
  });
}

/**
 * Opens a checkout. Nothing about a member can prevent one: when the provider refuses it, the prices are set
 * up wrongly, which only the operator can correct.
 */
export async function orSellNothing<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const isSetUpWrongly = error instanceof ProviderFailure && error.problem === 'not_possible';
    throw isSetUpWrongly ? new Refusal('busy', { detail: NOT_SOLD, cause: error }) : error;
  }
}

/** Runs calls of the provider, and turns its failures into refusals with a sentence. */
export async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await asClick(work);
  } catch (error) {
    throw refusalOf(error);
  }
}
