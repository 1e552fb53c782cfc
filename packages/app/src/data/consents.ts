import { acceptLegalTerms, listConsents, recordConsent } from '@daylit/api-client';
import type { Consent, ConsentDecision, UserView } from '@daylit/contract';
import type { OutsideConsent } from '@daylit/ui';
import { api } from './api.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshSession } from './sessions/session.ts';

export const consentsQuery = queryOptions({
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

/** The consents to models outside this server. None until they are known, and where none is offered. */
export function useOutsideConsents(): readonly OutsideConsent[] {
  return useQuery({ ...consentsQuery, select: findOutsideConsents }).data ?? NONE;
}

/** Reads them: none where the server does not answer, which then asks no model. */
export function useReadOutsideConsents(): () => Promise<readonly OutsideConsent[]> {
  const client = useQueryClient();
  return async () => {
    try {
      return findOutsideConsents(await client.ensureQueryData(consentsQuery));
    } catch {
      return NONE;
    }
  };
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

const NONE: readonly OutsideConsent[] = [];

/** The chat first, as it is asked about there. */
function findOutsideConsents(consents: Consent[]): OutsideConsent[] {
  return consents.filter(isOutside).toSorted((a) => (a.purpose === 'external_chat' ? -1 : 1));
}

function isOutside(consent: Consent): consent is OutsideConsent {
  return consent.purpose !== 'photo_analysis';
}

function findPhotoConsent(consents: Consent[]): Consent | undefined {
  return consents.find(({ purpose }) => purpose === 'photo_analysis');
}

/** Records the acceptance of the terms, then refetches the user. */
export function useAcceptLegalTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<UserView | null> => {
      await recordAcceptance();
      return refreshSession(client);
    },
  });
}

/** What is answered before a first photo. */
interface FirstPhotoAnswer {
  /** Whether the terms are asked for, and so accepted. */
  terms: boolean;
  /** Whether photos may be analyzed. */
  photo_analysis: boolean;
}

/**
 * Records the acceptance of the terms, and the photo consent if it is given: each on its own. Then, even if
 * one of them failed, the page learns what is recorded.
 */
export function useAnswerBeforePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ terms, photo_analysis }: FirstPhotoAnswer): Promise<void> => {
      try {
        if (terms) await recordAcceptance();
        if (photo_analysis) await recordConsent(api, { purpose: 'photo_analysis', granted: true });
      } finally {
        await client.invalidateQueries(consentsQuery);
        if (terms) await refreshSession(client);
      }
    },
  });
}

async function recordAcceptance(): Promise<void> {
  await acceptLegalTerms(api, { agreed_to_terms: true, agreed_to_terms_date: new Date().toISOString() });
}
