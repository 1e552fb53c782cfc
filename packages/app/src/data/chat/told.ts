import { getProfile, takeBackToldFact, updateProfile } from '@daylit/api-client';
import type { ToldFact } from '@daylit/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keepProfile } from '../care-plan/profile.ts';
import { changeNewest } from './history.ts';

/** Takes back what the member said about themselves in the conversation. */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fact_id: string) => takeBackToldFact(api, fact_id),
    onSuccess: (told) => changeTold(client, () => told),
  });
}

/** Writes it into the profile. Words to avoid are added to the newest list. */
export function useKeepTold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ preferences }: ToldFact) => {
      const { avoid = [], ...rest } = preferences ?? {};
      const { preferences: known } = await getProfile(api);
      const all = [...new Set([...(known.avoid ?? []), ...avoid])];
      return updateProfile(api, { preferences: { ...rest, ...(avoid.length > 0 && { avoid: all }) } });
    },
    onSuccess: async (profile, { id }) => {
      changeTold(client, (told) => told.map((fact) => (fact.id === id ? { ...fact, is_kept: true } : fact)));
      await keepProfile(client, profile);
    },
  });
}

/** Changes what the newest reply says that holds. */
function changeTold(client: QueryClient, change: (told: readonly ToldFact[]) => readonly ToldFact[]): void {
  changeNewest(client, (messages) => {
    const at = messages.findLastIndex(({ answer }) => answer?.told !== undefined);
    return messages.map((message, index) =>
      index === at && message.answer
        ? { ...message, answer: { ...message.answer, told: [...change(message.answer.told ?? [])] } }
        : message,
    );
  });
}
