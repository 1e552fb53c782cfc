// Refunds at the fake Stripe, and the refusals that Stripe documents for them.
import type { SandboxCharge } from '../../src/adapters/payments/sandbox/account.ts';
import { sendBack } from '../../src/adapters/payments/sandbox/renewals.ts';
import { intentOf, list } from './as-stripe.ts';
import { Refused, type Route, route } from './routes.ts';
import { isChargedBack, type World } from './world.ts';

const asRefund = ({ id, amount, isBounced }: SandboxCharge) => ({
  object: 'refund',
  id: `re_${id}`,
  charge: `ch_${id}`,
  amount,
  currency: 'usd',
  status: isBounced ? 'failed' : 'succeeded',
});

export const REFUND_ROUTES: readonly Route[] = [
  route('GET refunds', 'ListRefunds', ({ world, params }) => {
    const isOf = ({ id }: { id: string }): boolean => `ch_${id}` === params.charge;
    const { charges } = world.accountOf((account) => account.charges.some(isOf));
    const sent = charges.filter((each) => isOf(each) && (each.status === 'refunded' || each.isBounced));
    return list(sent.map(asRefund));
  }),
  route('POST refunds', 'CreateRefund', ({ world, params }) => {
    const isOf = ({ id }: { id: string }): boolean => intentOf(id) === params.payment_intent;
    const account = world.accountOf(({ charges }) => charges.some(isOf));
    const charge = account.charges.find(isOf);
    if (!charge) throw new Refused('resource_missing');
    const { beforeRefund } = world;
    world.beforeRefund = undefined;
    beforeRefund?.();
    const { id } = charge;
    if (charge.status === 'refunded')
      throw new Refused('charge_already_refunded', `Charge ch_${id} has already been refunded.`);
    if (isChargedBack(world, charge))
      throw new Refused('charge_disputed', `Charge ch_${id} has been charged back; cannot issue a refund.`);
    if (world.unrefundable.has(id)) throw new Refused('charge_not_refundable');
    giveBack(world, account.id, charge);
    return asRefund(charge);
  }),
];

/** Refunds a charge to its card, as a call or Stripe's dashboard does. */
export function giveBack(world: World, customer: string, charge: SandboxCharge): void {
  sendBack(charge, world.now());
  world.tell('charge.refunded', { object: 'charge', id: `ch_${charge.id}`, customer });
}
