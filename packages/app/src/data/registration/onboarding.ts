import { ApiError, completeOnboarding, scanSkin, validatePhoto } from '@daylit/api-client';
import type { AgeBand, ScanId, Onboarding, PhotoQuality } from '@daylit/contract';
import { api } from '../api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { raise } from '../../lib/events.ts';
import { encodePhoto } from '../../photo/encode-photo.ts';
import { forgetConsents, isPhotoConsentGiven } from '../consents.ts';
import { forgetSession, sessionQuery } from '../sessions/session.ts';

/** What the check of a selfie said; the photo as it was sent is what the scan gets later. */
export type SelfieOutcome =
  | { status: 'consent_needed' }
  | { status: 'checked'; photo: Blob; quality: PhotoQuality };

/** Checks a selfie, once the photo consent is given. */
export function useCheckSelfie() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<SelfieOutcome> => {
      if (!(await isPhotoConsentGiven(client))) return { status: 'consent_needed' };
      const photo = await encodePhoto(file);
      return { status: 'checked', photo, quality: await validatePhoto(api, { photo }) };
    },
    onError: (error) => {
      if (error instanceof ApiError && error.trigger === 'photoConsentNeeded') forgetConsents(client);
    },
  });
}

/** Everything that registering asks after the account. */
export interface OnboardingInput {
  onboarding: Onboarding;
  /** The checked selfie. */
  photo: Blob;
}

/** Ends onboarding: records the answers, then starts the first scan. A second try does both again, without harm. */
export function useFinishOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ onboarding, photo }: OnboardingInput): Promise<ScanId> => {
      await completeOnboarding(api, onboarding);
      return scanSkin(api, { photo });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => {
      const plan = client.getQueryData(sessionQuery.queryKey)?.plan ?? 'free';
      if (error instanceof ApiError && error.trigger) raise(error.trigger, { plan });
      // Terms that are not accepted are asked for once the page knows.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

/**
 * Tells the server the age of somebody under 13, which erases the account. The server's refusal is the expected answer;
 * anything else is an error, because then nothing was erased.
 */
export function useTooYoung() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ageBand: Extract<AgeBand, 'under_13'>): Promise<void> => {
      try {
        await completeOnboarding(api, { goals: [], issues: [], preferences: { age_band: ageBand } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 403)) throw error;
      }
    },
    onSuccess: () => forgetSession(client),
  });
}
