import { getProfile, updateProfile } from '@daylit/api-client';
import type { AgeBand, ConfirmedGroupView, ProfileUpdate, ProfileView } from '@daylit/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { RunFresh } from '../credentials/fresh-sign-in.ts';
import { keepAnswer } from '../keep-answer.ts';
import { expectErasure } from '../registration/too-young.ts';
import { sessionQuery } from '../sessions/session.ts';
import { forgetRoutine } from './routine.ts';

/** An age, confirmed where the member has read what follows. */
interface AgeAnswer {
  age_band: AgeBand;
  confirm?: true;
}

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => getProfile(api, { signal }),
});

/** Goals, concerns, preferences, the suggested and the confirmed routine. */
export function useProfile() {
  return useQuery(profileQuery);
}

/** Replaces a list of the profile, or single preferences. One hook for each thing that has a state. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: ProfileUpdate) => updateProfile(api, update),
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** Changes the age. Under 13 the account is erased, so the caller must leave the members' pages. */
export function useChangeAge(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ age_band, ...confirmed }: AgeAnswer): Promise<ProfileView | 'erased'> => {
      const call = run((proof) => updateProfile(api, { preferences: { age_band }, ...confirmed, ...proof }));
      if (age_band !== 'under_13') return call;
      await expectErasure(call);
      return 'erased';
    },
    onSuccess: async (outcome) => {
      if (outcome !== 'erased') await keepProfile(client, outcome);
    },
  });
}

/** Puts the profile that the server returned in place of the local one. */
export async function keepProfile(client: QueryClient, profile: ProfileView): Promise<void> {
  await keepAnswer(client, profileQuery.queryKey, profile);
  forgetRoutine(client);
  // The current user has the age band and the preference for words.
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Puts the routine that the server returned in place of the local one. */
export function replaceRoutine(client: QueryClient, confirmed_care_plan: ConfirmedGroupView[]): void {
  client.setQueryData(profileQuery.queryKey, (profile: ProfileView | undefined) =>
    profile ? { ...profile, confirmed_care_plan } : profile,
  );
  // A running fetch may be older than the change.
  void client.invalidateQueries(profileQuery);
  forgetRoutine(client);
}
