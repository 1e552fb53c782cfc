import type { Handlers } from '../../http/contract.ts';
import { FOUNDING_PLACES } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import type { Checkouts } from './checkouts.ts';
import type { CustomerStore } from './customers.ts';
import type { ReceiveEvent } from './events.ts';
import type { FoundingPlaces } from './founding-places.ts';
import type { PlanChanges } from './plan-changes.ts';
import type { PaymentProvider } from './ports.ts';
import type { PreviewChange } from './previews.ts';
import { presentPlans, presentPrices } from './prices.ts';
import { presentSubscription, presentUnreturned } from './present-subscription.ts';
import { orRefuse } from './provider-refusals.ts';
import type { AskForRefund } from './refunds/ask-for-refund.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export type BillingHandlers = Pick<
  Handlers,
  | 'listPlans'
  | 'getSubscription'
  | 'createCheckoutSession'
  | 'confirmSubscription'
  | 'previewProration'
  | 'changeSubscription'
  | 'cancelSubscription'
  | 'keepCurrentPlan'
  | 'withdrawSubscription'
  | 'requestRefund'
  | 'changeCard'
  | 'listInvoices'
  | 'getInvoice'
  | 'receiveStripeEvent'
>;

interface Services {
  provider: PaymentProvider;
  customers: CustomerStore;
  store: SubscriptionStore;
  places: FoundingPlaces;
  checkouts: Checkouts;
  changes: PlanChanges;
  preview: PreviewChange;
  askForRefund: AskForRefund;
  receiveEvent: ReceiveEvent;
  publicUrl(): string;
}

/** The calls about plans and money. */
export function createBillingHandlers(services: Services): BillingHandlers {
  const { checkouts, changes, preview, askForRefund, receiveEvent } = services;
  return {
    ...createReadingHandlers(services),
    async createCheckoutSession({ member, body: { priceId, cancelUrl } }) {
      return { status: 200, body: await checkouts.create(member, { priceId, cancelUrl }) };
    },
    async confirmSubscription({ member, body }) {
      return { status: 200, body: { success: await checkouts.confirm(member, body.sessionId) } };
    },
    async previewProration({ member, query }) {
      return { status: 200, body: await preview(member.id, query.priceId) };
    },
    async changeSubscription({ member, body }) {
      return { status: 200, body: await changes.change(member, body) };
    },
    async cancelSubscription({ member }) {
      return { status: 200, body: await changes.cancel(member) };
    },
    async keepCurrentPlan({ member }) {
      return { status: 200, body: await changes.keep(member) };
    },
    async withdrawSubscription({ member }) {
      return { status: 200, body: await askForRefund(member.id, 'withdraw') };
    },
    async requestRefund({ member }) {
      return { status: 200, body: await askForRefund(member.id, 'refund') };
    },
    async receiveStripeEvent({ rawBody, headers }) {
      await receiveEvent(rawBody, headers['stripe-signature']);
      return { status: 200, body: { success: true } };
    },
  };
}

type ReadingHandlers = Pick<
  BillingHandlers,
  'listPlans' | 'getSubscription' | 'changeCard' | 'listInvoices' | 'getInvoice'
>;

function createReadingHandlers({ provider, customers, store, places, publicUrl }: Services): ReadingHandlers {
  return {
    async listPlans() {
      const prices = presentPrices((id) => provider.isSold(id));
      const founding = prices.some(({ kind }) => kind === 'founding')
        ? { places: FOUNDING_PLACES, places_left: await places.countFree() }
        : null;
      const body = { plans: presentPlans(), prices, founding, is_play_money: provider.name === 'sandbox' };
      return { status: 200, body };
    },

    async getSubscription({ member }) {
      const known = await store.find(member.id);
      const has_founding_price = await places.has(member.id);
      const now = known?.subscription ? await orRefuse(() => provider.now()) : new Date();
      const leaving = known?.refunds.requested?.way;
      const subscription = leaving ? null : presentSubscription(known?.subscription ?? null, now);
      const unreturned = known && presentUnreturned(known.refunds);
      const body = {
        subscription,
        has_founding_price,
        ...(leaving && { leaving }),
        ...(unreturned && { unreturned }),
      };
      return { status: 200, body };
    },

    async changeCard({ member }) {
      const customerId = await customers.find(member.id);
      const known = await store.find(member.id);
      if (customerId === undefined || !known?.is_live)
        throw new Refusal('conflict', { detail: 'You have no paid plan, so no card is needed.' });
      const back = `${publicUrl()}/account?tab=billing&from=card`;
      return { status: 200, body: { url: await orRefuse(() => provider.openCardPage(customerId, back)) } };
    },

    async listInvoices({ member }) {
      const customerId = await customers.find(member.id);
      const body = customerId === undefined ? [] : await orRefuse(() => provider.listInvoices(customerId));
      return { status: 200, body };
    },

    async getInvoice({ member, params }) {
      const customerId = await customers.find(member.id);
      const file =
        customerId === undefined
          ? undefined
          : await orRefuse(() => provider.findInvoiceFile(customerId, params.id));
      if (!file) throw new Refusal('not_found');
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="daylit-invoice-${params.id}.pdf"`,
      };
      return { status: 200, body: Buffer.from(file), headers };
    },
  };
}
