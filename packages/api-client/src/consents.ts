import { answer, type ApiClient, type CallOptions } from './client.ts';
import { readUser } from './views/user.ts';
import type { Consent, ConsentDecision, LegalAcceptance, UserView } from '@daylit/contract';

/** What the member has agreed to, with the texts. 401: nobody is signed in. */
export function listConsents(api: ApiClient, options: CallOptions = {}): Promise<Consent[]> {
  return answer(api.GET('/api/consents', options));
}

/** Gives or withdraws a consent. 422: a purpose that does not apply here. */
export function recordConsent(api: ApiClient, decision: ConsentDecision): Promise<Consent> {
  return answer(api.POST('/api/consents', { body: decision }));
}

/** Records the acceptance of the terms; the server's clock counts. 401: nobody is signed in. */
export async function acceptLegalTerms(api: ApiClient, acceptance: LegalAcceptance): Promise<UserView> {
  return readUser(await answer(api.POST('/api/update-legal-acceptance', { body: acceptance })));
}
