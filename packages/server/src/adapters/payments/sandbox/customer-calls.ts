import { randomBytes } from 'node:crypto';
import { type PaymentProvider, ProviderFailure } from '../../../modules/billing/ports.ts';
import { emptyAccount } from './account.ts';
import { writeInvoice } from './invoice-pdf.ts';
import { presentCheckout, presentInvoices } from './present.ts';
import type { SandboxCheckout, SandboxStore } from './store.ts';

type CustomerCalls = Pick<
  PaymentProvider,
  | 'createCustomer'
  | 'createCheckout'
  | 'findCheckout'
  | 'expireCheckout'
  | 'listInvoices'
  | 'findInvoiceFile'
  | 'openCardPage'
  | 'eraseCustomer'
>;

/** How long the page for another card stays open, in milliseconds. */
const CARD_PAGE_LASTS = 60 * 60 * 1000;

/** The calls about a customer. */
export function createCustomerCalls(store: SandboxStore, publicUrl: () => string): CustomerCalls {
  /** Opens a page under an id that nobody can guess, because everybody who has it may pay. */
  async function open(
    page: Pick<
      SandboxCheckout,
      'accountId' | 'priceId' | 'successUrl' | 'cancelUrl' | 'expiresAt' | 'region'
    >,
    kind: 'cs' | 'card',
    key?: string,
  ): Promise<string> {
    const id = await store.turn(
      page.accountId,
      async (turn) => {
        const newId = `${kind}_${randomBytes(16).toString('hex')}`;
        await turn.saveCheckout({ ...page, id: newId, status: 'open', subscriptionId: null });
        return newId;
      },
      key,
    );
    if (id === undefined) throw new ProviderFailure('not_possible', 'There is no such customer.');
    return id;
  }

  return {
    // The address is not stored: the sandbox sends no mail.
    async createCustomer({ reference }) {
      const id = `cus_${reference.replaceAll(/\W/g, '')}`;
      await store.create(emptyAccount(id));
      return id;
    },

    async createCheckout({ customerId, expiresAt, ...links }, key) {
      const id = await open({ accountId: customerId, expiresAt: expiresAt.getTime(), ...links }, 'cs', key);
      return { id, url: `${publicUrl()}/sandbox/checkout/${id}` };
    },

    async findCheckout(id) {
      const checkout = await store.findCheckout(id);
      return checkout && presentCheckout(checkout, await store.now());
    },

    async expireCheckout(id) {
      const checkout = await store.findCheckout(id);
      if (!checkout) return;
      await store.turn(checkout.accountId, async (turn) => {
        const current = await turn.findCheckout(id);
        if (current?.status === 'open') await turn.saveCheckout({ ...current, status: 'expired' });
        return null;
      });
    },

    async listInvoices(customerId) {
      return (await store.turn(customerId, ({ account }) => presentInvoices(account))) ?? [];
    },

    async findInvoiceFile(customerId, invoiceId) {
      const found = await store.turn(
        customerId,
        ({ account }) => account.charges.find(({ id }) => id === invoiceId) ?? null,
      );
      return found ? await writeInvoice(found) : undefined;
    },

    async openCardPage(customerId, returnUrl) {
      const expiresAt = (await store.now()).getTime() + CARD_PAGE_LASTS;
      const links = { successUrl: returnUrl, cancelUrl: returnUrl, expiresAt };
      const id = await open({ accountId: customerId, priceId: '', ...links }, 'card');
      return `${publicUrl()}/sandbox/card/${id}`;
    },

    eraseCustomer: (customerId) => store.remove(customerId),
  };
}
