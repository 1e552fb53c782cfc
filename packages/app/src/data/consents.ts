import { acceptLegalTerms, listConsents, recordConsent } from '@daylit/api-client';
import type { Consent, ConsentDecision, UserView } from '@daylit/contract';
import { api } from './api.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshSession } from './sessions/session.ts';

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => listConsents(api, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Fetched on a click, which must fail at once when offline instead of waiting in silence.
  networkMode: 'always',
  retry: false,
});

/** Every consent except the terms: its text, and whether it is given. */
export function useConsents() {
  return useQuery(consentsQuery);
}

/** The consent to the analysis of photos: its text, and whether it is given. Idle when `isAsked` is false. */
export function usePhotoConsent(isAsked = true) {
  return useQuery({ ...consentsQuery, select: findPhotoConsent, enabled: isAsked });
}

/** The consent to a model outside this server. Undefined until it is known, and where there is none. */
export function useModelConsent() {
  return useQuery({ ...consentsQuery, select: findModelConsent }).data;
}

/** Whether the consent to the analysis of photos is given. Asks the server unless the answer is cached. */
export async function isPhotoConsentGiven(client: QueryClient): Promise<boolean> {
  const consents = await client.ensureQueryData(consentsQuery);
  return findPhotoConsent(consents)?.granted ?? false;
}

/** Refetches the consents, after a response that contradicts the cached ones. */
export function invalidateConsents(client: QueryClient): void {
  void client.invalidateQueries(consentsQuery);
}

/** Gives or withdraws a consent. */
export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: ConsentDecision) => recordConsent(api, decision),
    onSuccess: async (consent) => {
      client.setQueryData(consentsQuery.queryKey, (consents) =>
        consents?.map((other) => (other.purpose === consent.purpose ? consent : other)),
      );
      await client.invalidateQueries(consentsQuery);
    },
  });
}

function findModelConsent(consents: Consent[]): Consent | undefined {
  return consents.find(({ purpose }) => purpose === 'external_ai');
}

function findPhotoConsent(consents: Consent[]): Consent | undefined {
  return consents.find(({ purpose }) => purpose === 'photo_analysis');
}

/** Records the acceptance of the terms, then refetches the user. */
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
