import { ApiError, loginWithProvider, registerWithProvider, startProviderLogin } from '@daylit/api-client';
import type { ProviderLoginResult, ProviderRegistration, ProviderReturn } from '@daylit/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isVisitor } from '../../lib/sign-in-hint.ts';
import { api } from '../api.ts';
import { waitForSession } from '../sessions/log-in.ts';
import { enterSession, refreshAfterSignIn } from '../sessions/session.ts';

/** Opens the page of a provider in place of this one. */
export function useProviderPage() {
  return useMutation({
    mutationFn: async (provider: string): Promise<void> => {
      const { url } = await startProviderLogin(api, { provider });
      location.assign(url);
    },
  });
}

/** What follows the page of a provider, and whether somebody was signed in before. */
export interface ProviderStep extends ProviderLoginResult {
  wasMember: boolean;
}

/** Tells the server once what the provider has sent back. */
export function useProviderReturn(returned: ProviderReturn) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['provider-login', returned.provider, returned.query],
    queryFn: async (): Promise<ProviderStep> => {
      const wasMember = !isVisitor();
      const result = await loginWithProvider(api, returned);
      if (result.step === 'done') enterSession(client, await waitForSession());
      return { ...result, wasMember };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Makes the account. Resolves with `too_young` for somebody under 13, of whom the server keeps nothing. */
export function useProviderRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (registration: ProviderRegistration): Promise<'verified' | 'waiting' | 'too_young'> => {
      try {
        const { is_email_verified } = await registerWithProvider(api, registration);
        if (is_email_verified) enterSession(client, await waitForSession());
        else await refreshAfterSignIn(client);
        return is_email_verified ? 'verified' : 'waiting';
      } catch (error) {
        if (!registration.is_old_enough && error instanceof ApiError && error.status === 403)
          return 'too_young';
        throw error;
      }
    },
  });
}
