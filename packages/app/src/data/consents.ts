import { acceptLegalTerms, listConsents, recordConsent } from '@daylit/api-client';
import type { Consent, ConsentDecision, UserView } from '@daylit/contract';
import { api } from './api.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshSession } from './sessions/session.ts';

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => listConsents(api, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Asked for by a click, which must not wait in silence for a network.
  networkMode: 'always',
  retry: false,
});

/** Everything that can be agreed to beside the terms, with its text, and whether it is. */
export function useConsents() {
  return useQuery(consentsQuery);
}

/** The consent to the analysis of photos: its text, and whether it is given. Asks for it when `isAsked`. */
export function usePhotoConsent(isAsked = true) {
  return useQuery({ ...consentsQuery, select: findPhotoConsent, enabled: isAsked });
}

/** Whether photos may be analysed. Asks the server when it is not known yet. */
export async function isPhotoConsentGiven(client: QueryClient): Promise<boolean> {
  const consents = await client.ensureQueryData(consentsQuery);
  return findPhotoConsent(consents)?.granted ?? false;
}

/** The server knows better whether the consent is given: it is asked again. */
export function forgetConsents(client: QueryClient): void {
  void client.invalidateQueries(consentsQuery);
}

/** Gives or withdraws a consent. */
export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: ConsentDecision) => recordConsent(api, decision),
    onSuccess: (consent) =>
      client.setQueryData(consentsQuery.queryKey, (consents = []) =>
        consents.map((other) => (other.purpose === consent.purpose ? consent : other)),
      ),
  });
}

function findPhotoConsent(consents: Consent[]): Consent | undefined {
  return consents.find(({ purpose }) => purpose === 'photo_analysis');
}

/** Records that the terms are accepted, then asks who the user is now. */
export function useAcceptLegalTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<UserView | null> => {
      await acceptLegalTerms(api, {
        agreed_to_terms: true,
        agreed_to_terms_date: new Date().toISOString(),
      });
      return refreshSession(client);
    },
  });
}
