// Disputes at the fake Stripe: a bank takes a payment back, and may lose.
import { list } from './as-stripe.ts';
import { type Route, route } from './routes.ts';
import type { DisputeStatus, World } from './world.ts';

const chargeOf = (invoiceId: string): string => `ch_${invoiceId}`;

export const DISPUTE_ROUTES: readonly Route[] = [
  route('GET charges/:id', 'FindCharge', ({ world, id }) => {
    const { id: customer } = world.accountOf(({ charges }) =>
      charges.some((each) => chargeOf(each.id) === id),
    );
    return { object: 'charge', id, customer };
  }),
  route('GET disputes', 'ListDisputes', ({ world, params: { charge } }) => {
    const status = world.disputes.get(charge);
    return list(status ? [{ object: 'dispute', id: `du_${charge}`, charge, status }] : []);
  }),
];

/** Opens a dispute about the last charge of a customer, or ends it. */
export function dispute(world: World, customerId: string, status: DisputeStatus): void {
  const last = world.accountOf(({ id }) => id === customerId).charges.at(-1);
  if (!last) throw new Error('Nothing was charged.');
  last.isDisputed = true;
  const charge = chargeOf(last.id);
  world.disputes.set(charge, status);
  // In Stripe's form: without the customer.
  const object = { object: 'dispute', id: `du_${charge}`, charge, status };
  world.tell(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, object);
}
