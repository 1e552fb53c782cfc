import type { AnswerActions } from '@daylit/ui';
import { useMemo } from 'react';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useAnswerAction, useAnswerChanges } from '../../data/chat/actions.ts';
import { actionState } from '../states.ts';

/** What answers can do at once. A new object only for a change. */
export function useAnswerActions(): AnswerActions {
  const profile = useProfile().data;
  const { mutate } = useAnswerAction();
  const changes = useAnswerChanges();
  return useMemo(
    () => ({
      routine: profile?.confirmed_care_plan,
      avoid: profile && (profile.preferences.avoid ?? []),
      states: Object.fromEntries(changes.map(({ key, ...state }) => [key, actionState(state)])),
      onDo: ({ action }) => mutate({ action, undo: false }),
      onUndo: ({ action }) => mutate({ action, undo: true }),
    }),
    [profile, changes, mutate],
  );
}
