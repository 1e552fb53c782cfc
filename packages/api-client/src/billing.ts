import { answer, onPaymentsHost, type CallOptions, type ApiClient } from './client.ts';
import { toSeconds } from './views/times.ts';
import type {
  CheckoutRequest,
  CheckoutSession,
  Invoice,
  PlanChangeResult,
  PlanOffers,
  ProrationPreview,
  ProviderPage,
  SubscriptionChange,
  SubscriptionState,
  Success,
} from '@daylit/contract';

/** Starts a hosted checkout. The body holds the session's id, or `error`. 409: there is a subscription. */
export function createCheckoutSession(api: ApiClient, checkout: CheckoutRequest): Promise<CheckoutSession> {
  return answer(api.POST('/api/create-checkout-session', { body: checkout, ...onPaymentsHost(api) }));
}

/** Confirms a finished checkout. `success` is false when it is unpaid or belongs to another member. */
export function confirmSubscription(api: ApiClient, sessionId: string): Promise<Success> {
  return answer(api.POST('/api/confirm-subscription', { body: { sessionId }, ...onPaymentsHost(api) }));
}

/** What a plan change costs today. 409: no paid plan to change. */
export async function previewProration(
  api: ApiClient,
  priceId: string,
  options: CallOptions = {},
): Promise<ProrationPreview> {
  const params = { query: { priceId } };
  const preview = await answer(api.GET('/api/stripe/proration-preview-simple', { params, ...options }));
  return { ...preview, renewal_timestamp: toSeconds(preview.renewal_timestamp) };
}

/** Moves to another paid plan. 409: this change is not possible from the current plan. */
export function changeSubscription(api: ApiClient, change: SubscriptionChange): Promise<PlanChangeResult> {
  return answer(api.POST('/api/change-subscription', { body: change, ...onPaymentsHost(api) }));
}

/** Cancels at the end of the paid period. 409: nothing to cancel. */
export function cancelSubscription(api: ApiClient): Promise<PlanChangeResult> {
  return answer(api.POST('/api/cancel-subscription', onPaymentsHost(api)));
}

/** Undoes a scheduled change or cancellation. 409: nothing is scheduled. */
export function keepCurrentPlan(api: ApiClient): Promise<PlanChangeResult> {
  return answer(api.POST('/api/keep-current-plan', onPaymentsHost(api)));
}

/** Plans, prices and founding places: the only source of amounts. */
export function listPlans(api: ApiClient, options: CallOptions = {}): Promise<PlanOffers> {
  return answer(api.GET('/api/plans', options));
}

/** The member's own subscription; `subscription` is null without one. */
export function getSubscription(api: ApiClient, options: CallOptions = {}): Promise<SubscriptionState> {
  return answer(api.GET('/api/subscription', options));
}

/** Ends the contract and refunds everything. 409: the 14 days are over, or there is nothing to end. */
export function withdrawSubscription(api: ApiClient): Promise<PlanChangeResult> {
  return answer(api.POST('/api/withdraw-subscription', onPaymentsHost(api)));
}

/** Ends the plan and refunds the last charge. 409: its 7 days are over, or there is nothing to end. */
export function requestRefund(api: ApiClient): Promise<PlanChangeResult> {
  return answer(api.POST('/api/request-refund', onPaymentsHost(api)));
}

/** The provider's page on which the card is changed. 409: no card was used yet. */
export function changeCard(api: ApiClient): Promise<ProviderPage> {
  return answer(api.POST('/api/change-card', onPaymentsHost(api)));
}

/** The member's invoices, newest first, at most 100. */
export function listInvoices(api: ApiClient, options: CallOptions = {}): Promise<Invoice[]> {
  return answer(api.GET('/api/invoices', options));
}

/** One invoice as a PDF. 404: no such invoice of this member. */
export function getInvoice(api: ApiClient, id: string, options: CallOptions = {}): Promise<Blob> {
  return answer(api.GET('/api/invoices/{id}', { params: { path: { id } }, parseAs: 'blob', ...options }));
}
