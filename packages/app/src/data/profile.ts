import { getProfile, updateProfile } from '@daylit/api-client';
import type { Preferences, ProfileView } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { refreshSession } from './sessions/session.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => getProfile(api, { signal }),
});

/** The member's answers about products and reports. */
export function usePreferences() {
  return useQuery({ ...profileQuery, select: ({ preferences }: ProfileView) => preferences });
}

/** Changes the given answers; the others stay. */
export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => updateProfile(api, { preferences }),
    onSuccess: async (profile, { words_only }) => {
      client.setQueryData(profileQuery.queryKey, profile);
      // The current user says whether reports are shown in words only.
      if (words_only !== undefined) await refreshSession(client);
    },
  });
}
