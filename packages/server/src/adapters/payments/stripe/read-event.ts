import type Stripe from 'stripe';
import { type ProviderEvent, ProviderFailure } from '../../../modules/billing/ports.ts';
import { storable } from '../../../storable.ts';
import { finding, idOf } from './calls.ts';
import { didFail } from './payments.ts';

/** How old a signature may be, in seconds. */
const TOLERANCE = 300;

interface Sent {
  body: Uint8Array;
  signature: string;
  now: Date;
}

/**
 * Reads an event with a correct and recent signature. Undefined for any other. A dispute and a refund do not
 * name their customer, so it is looked up. Whatever else an event holds, it is read: Stripe repeats for days
 * what is not acknowledged, and then stops sending anything.
 */
export async function readEvent(
  stripe: Stripe,
  secret: string,
  sent: Sent,
): Promise<ProviderEvent | undefined> {
  if (!isSigned(stripe, secret, sent)) return undefined;
  const { id, type, data } = storable(JSON.parse(Buffer.from(sent.body).toString()) as SentEvent);
  const thing = fieldsOf(fieldsOf(data)['object']);
  const bounced = bouncedOf(thing);
  const isNamed = thing['object'] !== 'dispute' && !bounced;
  const customerId = isNamed ? idOf(thing['customer']) : await findPayer(stripe, idOf(thing['charge']));
  return { id, type, customerId, bounced };
}

function isSigned(stripe: Stripe, secret: string, { body, signature, now }: Sent): boolean {
  const { signature: checker } = stripe.webhooks;
  try {
    return checker?.verifyHeader(body, signature, secret, TOLERANCE, undefined, now.getTime()) ?? false;
  } catch {
    return false;
  }
}

/** The document demands the id and the type of an event. Everything else may be of any shape. */
interface SentEvent {
  id: string;
  type: string;
  data?: unknown;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The customer of a charge; null when Stripe has no such charge, or it belongs to no account of ours. */
async function findPayer(stripe: Stripe, charge: string | null): Promise<string | null> {
  if (!charge) return null;
  try {
    return idOf((await finding(stripe.charges.retrieve(charge)))?.customer);
  } catch (error) {
    // A repeated event would be refused again.
    if (error instanceof ProviderFailure && error.problem === 'not_possible') return null;
    throw error;
  }
}

function bouncedOf({
  object,
  id,
  amount,
  currency,
  status,
}: ReturnType<typeof fieldsOf>): ProviderEvent['bounced'] {
  if (object !== 'refund' || !didFail({ status: String(status) })) return null;
  const isMoney = Number.isSafeInteger(amount) && /^[a-z]{3}$/.test(String(currency));
  return typeof id === 'string' && isMoney
    ? { id, amount: Number(amount), currency: String(currency) }
    : null;
}
