import { storable } from '../../../storable.ts';
import { ProviderFailure } from '../../../modules/billing/ports.ts';

/** What an error of Stripe's library says about itself. */
interface StripeError {
  type?: string;
  code?: string;
  statusCode?: number;
}

/** Waits for an answer of Stripe. Turns every error into a `ProviderFailure`. */
export async function asking<Answer extends object>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call.catch((error: unknown) => {
    throw toFailure(error);
  });
  // The library resolves with the body of an error that is not Stripe's, for example of a proxy.
  const isOfStripe = 'object' in answer && (answer.object !== 'list' || 'data' in answer);
  if (!isOfStripe) throw new ProviderFailure('unavailable', 'The answer is not one of Stripe.');
  return storable(answer);
}

/** As `asking`; undefined for an object that Stripe does not have. */
export async function finding<Answer extends object>(call: Promise<Answer>): Promise<Answer | undefined> {
  return await asking(
    call.catch((error: StripeError) => {
      if (error.code === 'resource_missing') return MISSING;
      throw error;
    }),
  ).then((answer) =>
    'object' in answer && answer.object === MISSING.object ? undefined : (answer as Answer),
  );
}

const MISSING = { object: 'missing' };

function toFailure(error: unknown): ProviderFailure {
  const { type, statusCode } = error as StripeError;
  const cause = { cause: error };
  if (type === 'StripeCardError') return new ProviderFailure('declined', 'The payment was declined.', cause);
  if (type === 'StripeInvalidRequestError' && statusCode !== 429)
    return new ProviderFailure('not_possible', 'Stripe cannot do this in the present state.', cause);
  return new ProviderFailure('unavailable', 'Stripe does not answer as it should.', cause);
}

/**
 * Reads an answer. One that lacks what the types of Stripe's library promise is a fault of Stripe or of what
 * stands between: an error of the reading becomes a `ProviderFailure`.
 */
export function reading<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause;
    throw new ProviderFailure('unavailable', 'The answer lacks what Stripe promises.', { cause });
  }
}

/** The id of an object that Stripe sends as an id or in full. Null for anything else. */
export function idOf(reference: unknown): string | null {
  const isFull = typeof reference === 'object' && reference !== null && 'id' in reference;
  const id = isFull ? reference.id : reference;
  return typeof id === 'string' ? id : null;
}

/** Stripe's timestamps are seconds since 1970. Throws a `ProviderFailure` for anything else. */
export function toDate(seconds: number): Date {
  if (!Number.isFinite(seconds)) throw new ProviderFailure('unavailable', 'The answer lacks a moment.');
  return new Date(seconds * 1000);
}

export const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
