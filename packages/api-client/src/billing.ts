import { answer, onPaymentsHost, type CallOptions, type ApiClient } from './client.ts';
import { toSeconds } from './views/times.ts';
import type {
  CheckoutRequest,
  CheckoutSession,
  PlanChangeResult,
  ProrationPreview,
  SubscriptionChange,
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
