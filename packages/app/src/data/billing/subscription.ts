import {
  ApiError,
  cancelSubscription,
  changeCard,
  changeSubscription,
  getSubscription,
  keepCurrentPlan,
  listInvoices,
  previewProration,
  requestRefund,
  withdrawSubscription,
} from '@daylit/api-client';
import type { Invoice, PlanChangeResult } from '@daylit/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshSession } from '../sessions/session.ts';
import { asPage, goTo, startCheckout } from './provider-page.ts';

const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => getSubscription(api, { signal }),
});

const INVOICES = 'invoices';
const PRORATION = 'proration';

/**
 * How often, and how many milliseconds apart, the page polls for an event that has not reached the server
 * yet.
 */
const FOLLOWED = { times: 15, every: 2000 };

/** The member's own subscription. Not fetched unless `isAsked`. */
export function useSubscription(isAsked = true) {
  return useQuery({ ...subscriptionQuery, enabled: isAsked });
}

/**
 * The same. A member who returns (`isBack`) from a page of the provider arrives before its event, so the page
 * polls.
 */
export function useFollowedSubscription(isBack: boolean) {
  return useQuery({
    ...subscriptionQuery,
    refetchInterval: ({ state }) => isBack && state.dataUpdateCount < FOLLOWED.times && FOLLOWED.every,
  });
}

/** The member's invoices, newest first. */
export function useInvoices() {
  return useQuery({ queryKey: [INVOICES], queryFn: ({ signal }) => listInvoices(api, { signal }) });
}

/** The address of an invoice's file. */
export function invoiceUrl({ id }: Invoice): string {
  return `/api/invoices/${encodeURIComponent(id)}`;
}

/** The cost of a change to this price today. Never cached, because it depends on the second. */
export function useProration(priceId: string) {
  return useQuery({
    queryKey: [PRORATION, priceId],
    queryFn: ({ signal }) => previewProration(api, priceId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** A change that a member makes to their plan. */
export type PlanStep =
  | { action: 'checkout' | 'upgrade' | 'downgrade'; priceId: string }
  | { action: 'keep' | 'cancel' | 'withdraw' | 'refund' | 'change_card' };

const MUTATION_KEY = ['plan-step'];

/**
 * Makes one change at a time; a second one meanwhile, from a double click, does nothing. Resolves with the
 * server's message. Afterwards everything that a plan decides is fetched again, after a refusal too: then
 * this page did not know the newest state.
 */
export function usePlanStep() {
  const client = useQueryClient();
  const { mutate, ...mutation } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: takeStep,
    onSettled: async (_message, _error, { action }) => {
      if (!LEADS_AWAY.has(action)) await refreshPlan(client);
    },
  });
  const take = (step: PlanStep, onDone?: () => void) => {
    if (client.isMutating({ mutationKey: MUTATION_KEY }) > 0) return;
    mutate(step, onDone && { onSuccess: onDone });
  };
  return { ...mutation, take };
}

const LEADS_AWAY: ReadonlySet<PlanStep['action']> = new Set(['checkout', 'change_card']);

async function takeStep(step: PlanStep): Promise<string | undefined> {
  switch (step.action) {
    case 'checkout':
      return goTo(await startCheckout(step.priceId, location.href)) ?? undefined;
    case 'change_card':
      return goTo(asPage((await changeCard(api)).url)) ?? undefined;
    case 'upgrade':
    case 'downgrade':
      return messageOf(await changeSubscription(api, { priceId: step.priceId, changeType: step.action }));
    case 'keep':
      return messageOf(await keepCurrentPlan(api));
    case 'cancel':
      return messageOf(await cancelSubscription(api));
    case 'withdraw':
      return messageOf(await withdrawSubscription(api));
    case 'refund':
      return messageOf(await requestRefund(api));
  }
}

function messageOf({ success, message, error }: PlanChangeResult): string | undefined {
  if (!success) throw new ApiError({ status: 200, detail: error ?? null });
  return message;
}

/**
 * Resolves once the data shown with the message is fetched. The preview is not fetched again: after the
 * change there is nothing to preview, and the server says so.
 */
async function refreshPlan(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== PRORATION });
  await Promise.allSettled([
    refreshSession(client),
    client.fetchQuery({ ...subscriptionQuery, staleTime: 0, retry: false }),
    client.refetchQueries({ queryKey: [INVOICES] }, { cancelRefetch: false }),
  ]);
}
