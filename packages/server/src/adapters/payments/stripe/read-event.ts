import type Stripe from 'stripe';
import type { ProviderEvent } from '../../../modules/billing/ports.ts';
import { asking, idOf } from './calls.ts';
import { didFail } from './payments.ts';

/** How old a signature may be, in seconds. */
const TOLERANCE = 300;

/**
 * Reads an event with a correct and recent signature. Undefined for any other. A dispute and a refund do not
 * name their customer, so it is looked up.
 */
export async function readEvent(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: Uint8Array; signature: string; now: Date },
): Promise<ProviderEvent | undefined> {
  const event = verify(stripe, secret, { body, signature, now });
  if (!event) return undefined;
  const thing = event.data.object as Concerned;
  const bounced = bouncedOf(thing);
  const told = { id: event.id, type: event.type, ...concerned(thing), bounced };
  if (thing.object !== 'dispute' && !bounced) return told;
  const charge = await asking(stripe.charges.retrieve(idOf(thing.charge) ?? ''));
  return { ...told, customerId: idOf(charge.customer) };
}

function verify(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: Uint8Array; signature: string; now: Date },
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
}

/** The common fields of the objects in events. */
interface Concerned {
  object: string;
  id?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
  status?: string | null;
  amount?: number;
  currency?: string;
  subscription?: string | { id: string } | null;
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
}

function bouncedOf(thing: Concerned): ProviderEvent['bounced'] {
  const { object, id, amount, currency } = thing;
  if (object !== 'refund' || !didFail(thing) || !id || !amount || !currency) return null;
  return { id, amount, currency };
}

function concerned(thing: Concerned): Pick<ProviderEvent, 'customerId' | 'subscriptionId' | 'checkoutId'> {
  const isSubscription = thing.object === 'subscription';
  const invoiced = thing.parent?.subscription_details?.subscription;
  return {
    customerId: idOf(thing.customer),
    subscriptionId: isSubscription ? (thing.id ?? null) : idOf(thing.subscription ?? invoiced),
    checkoutId: thing.object === 'checkout.session' ? (thing.id ?? null) : null,
  };
}
