import { createApiClient } from '@daylit/api-client';

/** The client of every call: it calls the origin that the page came from. */
export const api = createApiClient({ baseUrl: '' });

/** Sends the calls of the payments host to another origin. */
export function sendPaymentsTo(origin: string): void {
  api.paymentsBaseUrl = origin;
}
