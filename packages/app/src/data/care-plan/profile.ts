import { getProfile, updateProfile } from '@daylit/api-client';
import type { ConfirmedGroupView, ProfileUpdate, ProfileView } from '@daylit/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keepAnswer } from '../keep-answer.ts';
import { sessionQuery } from '../sessions/session.ts';
import { forgetRoutine } from './routine.ts';

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
    onSuccess: async (profile) => {
      await keepAnswer(client, profileQuery.queryKey, profile);
      forgetRoutine(client);
      // The current user has the age band and the preference for words.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
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
