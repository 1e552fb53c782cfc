import { createApiClient } from '@daylit/api-client';
export { timeZone } from '@daylit/api-client';
import { loadAnew, shownSessionId } from './sessions/shown-member.ts';

/** The client of every call: it calls the origin that the page came from. */
export const api = createApiClient({
  baseUrl: '',
  sessionId: shownSessionId,
  onOtherAccount: loadAnew,
});

/** Sends the calls of the payments host to another origin. */
export function sendPaymentsTo(origin: string): void {
  api.paymentsBaseUrl = origin;
}
