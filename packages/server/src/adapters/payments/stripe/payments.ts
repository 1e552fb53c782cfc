import type Stripe from 'stripe';
import { asking } from './calls.ts';

/** The charge that paid an invoice, or a part of it. */
export interface Payment {
  paymentIntentId: string;
  charge: Stripe.Charge;
  /** While it is open the bank holds the money; lost, it has given it back for good. */
  dispute: 'open' | 'lost' | null;
}

/** Which disputes take money. One that was won, or is only a question of the bank, takes none. */
const DISPUTES: Record<string, Payment['dispute']> = {
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
};

/** The payments of an invoice that went through. */
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
    charges.map(async (payment) => ({ ...payment, dispute: await findDispute(stripe, payment.charge) })),
  );
}

/** Stripe marks a charge for good, also when the dispute was won. */
async function findDispute(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<Payment['dispute']> {
  if (!disputed) return null;
  const { data } = await asking(stripe.disputes.list({ charge: id, limit: 100 }));
  const found = data.map(({ status }) => DISPUTES[status] ?? null);
  return found.find((dispute) => dispute === 'open') ?? found.find((dispute) => dispute !== null) ?? null;
}

/** The newest paid invoice of a subscription on which money was taken, with its payments. */
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

/** The moment since when a payment is missing; null when nothing is open. */
export async function findOpenSince(stripe: Stripe, subscriptionId: string): Promise<number | null> {
  const { data } = await asking(
    stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 }),
  );
  const oldest = data.at(-1);
  return oldest ? (oldest.status_transitions.finalized_at ?? oldest.created) : null;
}
