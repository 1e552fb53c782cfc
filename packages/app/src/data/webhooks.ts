import { createWebhook, deleteWebhook, listWebhooks, resumeWebhook, testWebhook } from '@daylit/api-client';
import type { NewWebhook } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import type { RunFresh } from './credentials/fresh-sign-in.ts';

/** How often the list is read while a message is on its way for the first time, in milliseconds. */
const POLLING = 2_000;

const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => listWebhooks(api, { signal }),
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ deliveries }) => deliveries.some(isOnItsWay)) && POLLING,
});

const isOnItsWay = ({ state, attempts }: { state: string; attempts: number }) =>
  state === 'waiting' && attempts === 0;

/** The addresses of the member's own programs. */
export function useWebhooks() {
  return useQuery(webhooksQuery);
}

/** Adds one. The answer, with the secret, is kept only while it is shown. */
export function useAddWebhook(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewWebhook) => run((proof) => createWebhook(api, { ...wanted, ...proof })),
    onSuccess: () => client.invalidateQueries(webhooksQuery),
    gcTime: 0,
  });
}

/** Deletes one. */
export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number }) => deleteWebhook(api, { id }),
    onSettled: () => client.invalidateQueries(webhooksQuery),
  });
}

/** Sends a test to one, or resumes a paused one. */
export function useChangeWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: 'test' | 'resume' }) =>
      change === 'test' ? testWebhook(api, { id }) : resumeWebhook(api, { id }),
    onSettled: () => client.invalidateQueries(webhooksQuery),
  });
}
