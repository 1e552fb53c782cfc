import type { Money } from '@daylit/contract';
import type Stripe from 'stripe';
import { type PaymentProvider, ProviderFailure, type Refunded } from '../../../modules/billing/ports.ts';
import { asking, finding, idOf, toSeconds } from './calls.ts';
import { findRefunds, listPayments, type Payment } from './payments.ts';
import { presentInvoice } from './present.ts';

type MoneyCalls = Pick<
  PaymentProvider,
  'refundCharges' | 'listInvoices' | 'findInvoiceFile' | 'openCardPage'
>;

/** Largest invoice that is passed on, in bytes, and the longest wait for it, in milliseconds. */
const LARGEST_FILE = 5_000_000;
const FILE_TIMEOUT_MS = 10_000;

/** Refunds, and the documents about payments. */
export function createMoneyCalls(stripe: Stripe): MoneyCalls {
  return {
    async refundCharges(subscription, since, key) {
      const { data } = await asking(
        stripe.invoices.list({
          subscription,
          status: 'paid',
          created: { gte: toSeconds(since) },
          limit: 100,
        }),
      );
      const paid = data.filter(({ id, amount_paid }) => id !== undefined && amount_paid > 0);
      const parts: Record<keyof Refunded, Money[]> = { back: [], held: [], refused: [] };
      for (const invoice of paid) {
        for (const payment of await listPayments(stripe, invoice.id ?? '')) {
          const { amount, currency } = payment.charge;
          const outcome = await refundPayment(stripe, payment, key);
          if (outcome === 'back') parts.back.push({ amount, currency });
          else {
            const { returned } = payment;
            if (returned > 0) parts.back.push({ amount: returned, currency });
            if (outcome !== 'lost') parts[outcome].push({ amount: amount - returned, currency });
          }
        }
      }
      return { back: sumOf(parts.back), held: sumOf(parts.held), refused: sumOf(parts.refused) };
    },

    async listInvoices(customer) {
      const { data } = await asking(stripe.invoices.list({ customer, limit: 100 }));
      const presented = await Promise.all(
        data.map(async (invoice) =>
          presentInvoice(invoice, invoice.id ? await listPayments(stripe, invoice.id) : []),
        ),
      );
      return presented.filter((invoice) => invoice !== undefined);
    },

    async findInvoiceFile(customerId, invoiceId) {
      const invoice = await finding(stripe.invoices.retrieve(invoiceId));
      if (!invoice?.invoice_pdf || idOf(invoice.customer) !== customerId) return undefined;
      return await fetchFile(invoice.invoice_pdf);
    },

    async openCardPage(customer, returnUrl) {
      const session = await asking(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          flow_data: { type: 'payment_method_update' },
        }),
      );
      return session.url;
    },
  };
}

/** Refunds one payment, or says who holds it. */
async function refundPayment(
  stripe: Stripe,
  { paymentIntentId, charge, dispute }: Payment,
  key: string,
): Promise<keyof Refunded | 'lost'> {
  // An event reports a refund that the bank returned. It is not sent again to a card that takes no refund.
  if (charge.refunded || (await findRefunds(stripe, charge.id)).sent >= charge.amount) return 'back';
  if (dispute !== null) return dispute === 'open' ? 'held' : 'lost';
  try {
    await asking(
      stripe.refunds.create(
        { payment_intent: paymentIntentId },
        { idempotencyKey: `${key}-${paymentIntentId}` },
      ),
    );
    return 'back';
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.problem === 'unavailable') throw error;
    // Another call was faster by a moment.
    const { code } = error.cause as { code?: string };
    if (code === 'charge_already_refunded') return 'back';
    return code === 'charge_disputed' ? 'held' : 'refused';
  }
}

function sumOf(parts: readonly Money[]): Money | null {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return parts[0] ? { amount, currency: parts[0].currency } : null;
}

async function fetchFile(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`It answers ${response.status}.`);
    const file = await response.bytes();
    if (file.length > LARGEST_FILE) throw new Error('It is too large.');
    return file;
  } catch (cause) {
    throw new ProviderFailure('unavailable', 'The invoice could not be fetched.', { cause });
  }
}
