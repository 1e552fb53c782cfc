import type Stripe from 'stripe';
import type { ProviderEvent } from '../../../modules/billing/ports.ts';
import { idOf } from './calls.ts';

/** How old a signature may be, in seconds. */
const TOLERANCE = 300;

/** Reads an event whose signature is right and new. Undefined for any other. */
export function readEvent(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: Uint8Array; signature: string; now: Date },
): ProviderEvent | undefined {
  try {
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
    return { id: event.id, type: event.type, ...concerned(event.data.object as Concerned) };
  } catch {
    return undefined;
  }
}

/** What the objects of events have in common. */
interface Concerned {
  object: string;
  id?: string;
  customer?: string | { id: string } | null;
  subscription?: string | { id: string } | null;
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
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
