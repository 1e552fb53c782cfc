import { confirmProduct, getProfile, removeProduct, updateProfile } from '@daylit/api-client';
import { actionKey, type ChangeAction } from '@daylit/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keepProfile, profileQuery, replaceRoutine } from '../care-plan/profile.ts';

interface Change {
  action: ChangeAction;
  /** Makes it as it was before. */
  undo: boolean;
}

const KEY = ['answer-action'];

/** Does what an answer offers, or undoes it, by the calls of the care plan and the profile. */
export function useAnswerAction() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    mutationFn: async ({ action, undo }: Change) => {
      if (action.kind === 'leave_out_ingredient')
        return keepProfile(client, await changeAvoidList(action.ingredient, undo));
      const { daypart, step, id, name } = action;
      const routine = undo
        ? await confirmProduct(api, { daypart, step, product: { id, name } })
        : await removeProduct(api, { daypart, step, id });
      replaceRoutine(client, routine);
    },
    // Another page may have changed it meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

/** The newest change of each action, with its key. */
export function useAnswerChanges() {
  return useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state: { status, error, variables } }) => ({
      key: actionKey((variables as Change).action),
      status,
      error,
    }),
  });
}

/** Adds a word to the newest list, or takes it off. */
async function changeAvoidList(word: string, isOff: boolean) {
  const { preferences } = await getProfile(api);
  const others = (preferences.avoid ?? []).filter((one) => one.toLowerCase() !== word.toLowerCase());
  return updateProfile(api, { preferences: { avoid: isOff ? others : [...others, word] } });
}
