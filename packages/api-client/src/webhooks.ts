import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { MadeWebhook, Message, NewWebhook, Webhook } from '@daylit/contract';

/** The addresses that are told, newest first. 401: nobody is signed in. */
export function listWebhooks(api: ApiClient, options: CallOptions = {}): Promise<Webhook[]> {
  return answer(api.GET('/api/webhooks', options));
}

/**
 * Adds an address; its secret is told this once. 403: the password must be given again. 409: five are there.
 * 422: the address cannot be one.
 */
export function createWebhook(api: ApiClient, wanted: NewWebhook): Promise<MadeWebhook> {
  return answer(api.POST('/api/webhooks', { body: wanted }));
}

/** Deletes an address. 404: no such one of this member. */
export function deleteWebhook(api: ApiClient, { id }: { id: number }): Promise<Message> {
  return answer(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } }));
}

/** Sends a test. 404: no such address of this member. 409: it is paused. */
export function testWebhook(api: ApiClient, { id }: { id: number }): Promise<Message> {
  return answer(api.POST('/api/webhooks/{id}/test', { params: { path: { id } } }));
}

/** Sends to a paused address again. 404: no such one of this member. */
export function resumeWebhook(api: ApiClient, { id }: { id: number }): Promise<Message> {
  return answer(api.POST('/api/webhooks/{id}/resume', { params: { path: { id } } }));
}
