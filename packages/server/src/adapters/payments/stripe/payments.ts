import type Stripe from 'stripe';
import { asking } from './calls.ts';

/** The charge that paid an invoice, or a part of it. */
export interface Payment {
  paymentIntentId: string;
  charge: Stripe.Charge;
  /** Minor units that are on their way to the card, or have arrived. */
  returned: number;
  /** While it is open the bank holds the money; when it is lost, the bank has returned the money for good. */
  dispute: 'open' | 'lost' | null;
}

/** The states of a dispute in which money is taken. One that was won, or is only an inquiry, takes none. */
const DISPUTES: Record<string, Payment['dispute']> = {
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
};

/** The successful payments of an invoice. */
export async function listPayments(stripe: Stripe, invoiceId: string): Promise<Payment[]> {
  const { data } = await asking(
    stripe.invoicePayments.list({
      invoice: invoiceId,
      status: 'paid',
      limit: 100,
      expand: ['data.payment.payment_intent.latest_charge'],
    }),
  );
  const charges = data.flatMap(({ payment: { payment_intent: intent } }) => {
    if (typeof intent !== 'object') return [];
    const charge = intent.latest_charge;
    return charge === null || typeof charge === 'string' ? [] : [{ paymentIntentId: intent.id, charge }];
  });
  return await Promise.all(
    charges.map(async (payment) => {
      const { charge } = payment;
      const [dispute, { returned }] = await Promise.all([
        findDispute(stripe, charge),
        charge.amount_refunded > 0 ? findRefunds(stripe, charge.id) : NO_REFUNDS,
      ]);
      return { ...payment, dispute, returned };
    }),
  );
}

/** Stripe marks a charge permanently, even when the dispute was won. */
async function findDispute(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<Payment['dispute']> {
  if (!disputed) return null;
  const { data } = await asking(stripe.disputes.list({ charge: id, limit: 100 }));
  const found = data.map(({ status }) => DISPUTES[status] ?? null);
  return found.find((dispute) => dispute === 'open') ?? found.find((dispute) => dispute !== null) ?? null;
}

const NO_REFUNDS = { sent: 0, returned: 0 };

/**
 * The refunds of a charge: the sum that was sent, and the part of it that the bank did not return, in minor
 * units.
 */
export async function findRefunds(stripe: Stripe, charge: string): Promise<typeof NO_REFUNDS> {
  const { data } = await asking(stripe.refunds.list({ charge, limit: 100 }));
  return { sent: sumOf(data), returned: sumOf(data.filter((refund) => !didFail(refund))) };
}

function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the refund failed and its money stays with us. Stripe may report this days after a success. */
export function didFail({ status }: { status?: string | null }): boolean {
  return status === 'failed' || status === 'canceled';
}

/** The newest paid invoice of a subscription with a payment of money, with its payments. */
export async function findLastPaid(
  stripe: Stripe,
  subscriptionId: string,
): Promise<{ invoice: Stripe.Invoice; payments: Payment[] } | undefined> {
  const { data } = await asking(
    stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 10 }),
  );
  const invoice = data.find(({ amount_paid }) => amount_paid > 0);
  return invoice?.id ? { invoice, payments: await listPayments(stripe, invoice.id) } : undefined;
}

/** The moment since when a payment is overdue; null when nothing is open. */
export async function findOpenSince(stripe: Stripe, subscriptionId: string): Promise<number | null> {
  const { data } = await asking(
    stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 }),
  );
  const oldest = data.at(-1);
  return oldest ? (oldest.status_transitions.finalized_at ?? oldest.created) : null;
}
