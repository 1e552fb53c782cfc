import { ApiError, completeOnboarding, scanSkin } from '@daylit/api-client';
import type { ScanId, Onboarding } from '@daylit/contract';
import { api } from '../api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { raise } from '../../lib/events.ts';
import { keepSentPhoto } from '../scans/sent-photo.ts';
import { sessionQuery } from '../sessions/session.ts';

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
