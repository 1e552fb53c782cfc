import { ApiError, completeOnboarding, scanSkin } from '@daylit/api-client';
import type { ScanId, Onboarding } from '@daylit/contract';
import { api } from '../api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { raise } from '../../lib/events.ts';
import type { RunFresh } from '../credentials/fresh-sign-in.ts';
import { keepSentPhoto } from '../scans/sent-photo.ts';
import { forgetSession, sessionQuery } from '../sessions/session.ts';

/** The answers of registration after the account is made. */
export interface OnboardingInput {
  onboarding: Onboarding;
  /** The checked selfie. */
  photo: Blob;
}

/** Ends onboarding: records the answers, then starts the first scan. A retry may safely repeat both. */
export function useFinishOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ onboarding, photo }: OnboardingInput): Promise<ScanId> => {
      await completeOnboarding(api, onboarding);
      return scanSkin(api, { photo });
    },
    onSuccess: ({ id }, { photo }) => {
      keepSentPhoto(client, id, photo);
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => {
      const plan = client.getQueryData(sessionQuery.queryKey)?.plan ?? 'free';
      if (error instanceof ApiError && error.trigger) raise(error.trigger, { plan });
      // If the terms turn out not to be accepted, the fresh session opens their dialog.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

/**
 * Waits for the refusal of somebody under 13, whose account the server erases. Rejects with anything else,
 * because then nothing was erased.
 */
export async function expectErasure(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403 && error.trigger === null)) throw error;
  }
}

/** Tells the server that the member is under 13, which erases the account. */
export function useTooYoung(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      // The step has said what follows. That counts where the answers of an earlier try are stored already.
      expectErasure(run((proof) => completeOnboarding(api, { ...UNDER_13, confirm: true, ...proof }))),
    onSuccess: () => forgetSession(client),
  });
}

const UNDER_13 = { goals: [], issues: [], preferences: { age_band: 'under_13' } } satisfies Onboarding;
