import type { Money } from '@daylit/contract';
import type Stripe from 'stripe';
import { type PaymentProvider, ProviderFailure } from '../../../modules/billing/ports.ts';
import { asking, finding, idOf, toSeconds } from './calls.ts';
import { listPayments } from './payments.ts';
import { presentInvoice } from './present.ts';

type MoneyCalls = Pick<
  PaymentProvider,
  'refundCharges' | 'listInvoices' | 'findInvoiceFile' | 'openCardPage'
>;

/** Largest invoice that is passed on, in bytes, and the longest wait for it, in milliseconds. */
const LARGEST_FILE = 5_000_000;
const PATIENCE = 10_000;

/** Money that goes back, and the papers about money. */
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
      const back: Money[] = [];
      // One that is refused, for example because somebody else gives it back right now, keeps no other.
      let refusal: unknown;
      for (const invoice of paid) {
        for (const { paymentIntentId, charge, isDisputed } of await listPayments(stripe, invoice.id ?? '')) {
          // The bank has it already.
          if (isDisputed) continue;
          if (charge.refunded) {
            back.push({ amount: charge.amount_refunded, currency: charge.currency });
            continue;
          }
          try {
            const refund = await asking(
              stripe.refunds.create(
                { payment_intent: paymentIntentId },
                { idempotencyKey: `${key}-${paymentIntentId}` },
              ),
            );
            back.push(refund);
          } catch (error) {
            if (!(error instanceof ProviderFailure) || error.problem === 'unavailable') throw error;
            refusal = error;
          }
        }
      }
      if (refusal !== undefined) throw refusal;
      const amount = back.reduce((sum, refund) => sum + refund.amount, 0);
      return back[0] ? { amount, currency: back[0].currency } : null;
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

async function fetchFile(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`It answers ${response.status}.`);
    const file = await response.bytes();
    if (file.length > LARGEST_FILE) throw new Error('It is too large.');
    return file;
  } catch (cause) {
    throw new ProviderFailure('unavailable', 'The invoice could not be fetched.', { cause });
  }
}
