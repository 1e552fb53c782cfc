import { ApiError, type PhotoCheck, validatePhoto } from '@daylit/api-client';
import type { PhotoQuality } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findPhoto, forgetPhoto, keepPhoto } from '../../lib/browser-storage.ts';
import { encodePhoto } from '../../photo/encode-photo.ts';
import { api } from '../api.ts';
import { invalidateConsents, isPhotoConsentGiven } from '../consents.ts';
import { findDraft, keepDraft, type OnboardingDraft } from './onboarding-draft.ts';

/** A photo as it will be sent, with the result of its check. */
export interface CheckedSelfie {
  photo: File;
  quality: PhotoQuality;
}

/** The result of choosing a selfie. */
export type SelfieOutcome =
  | { status: 'consent_needed' }
  | { status: 'checked'; photo: File; quality: PhotoCheck };

/** The selfie that passed its check, perhaps before a reload. Only the member with this address gets it. */
function selfieQuery(email: string) {
  return queryOptions({
    queryKey: ['onboarding-selfie', email],
    queryFn: async (): Promise<CheckedSelfie | null> => {
      const kept = findDraft(email) && (await findPhoto());
      return kept && { photo: fileOf(kept.photo), quality: JSON.parse(kept.about) as PhotoQuality };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // It is stored in this browser.
    networkMode: 'always',
    retry: false,
  });
}

/** The selfie that passed its check; null without one, undefined while this browser's copy is read. */
export function useCheckedSelfie(email: string): CheckedSelfie | null | undefined {
  return useQuery(selfieQuery(email)).data;
}

/** Reads it, for somebody who is faster than that. */
export function useReadSelfie(email: string): () => Promise<CheckedSelfie | null> {
  const client = useQueryClient();
  return () => client.ensureQueryData(selfieQuery(email));
}

/** Checks a selfie, once the photo consent is given, and keeps it in this browser if it is good enough. */
export function useCheckSelfie(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<SelfieOutcome> => {
      if (!(await isPhotoConsentGiven(client))) return { status: 'consent_needed' };
      const photo = fileOf(await encodePhoto(file));
      return { status: 'checked', photo, quality: await validatePhoto(api, { photo }) };
    },
    onSuccess: (outcome) => {
      if (outcome.status !== 'checked') return;
      const { photo, quality } = outcome;
      const isUsable = quality.status !== 'fail';
      client.setQueryData(selfieQuery(email).queryKey, isUsable ? { photo, quality } : null);
      if (!isUsable) {
        forgetPhoto();
        return;
      }
      // The photo belongs to the draft, which holds its owner and its time.
      keepDraft(email, findDraft(email) ?? NO_ANSWERS);
      void keepPhoto(photo, JSON.stringify(quality));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.trigger === 'photoConsentNeeded') invalidateConsents(client);
    },
  });
}

const NO_ANSWERS: OnboardingDraft = { goals: {}, concerns: {} };

function fileOf(photo: Blob): File {
  return new File([photo], 'selfie.jpg', { type: photo.type });
}
