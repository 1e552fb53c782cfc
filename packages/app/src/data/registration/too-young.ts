import { ApiError, completeOnboarding } from '@daylit/api-client';
import type { Onboarding } from '@daylit/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { RunFresh } from '../credentials/fresh-sign-in.ts';
import { forgetSession } from '../sessions/session.ts';

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
