import type { Preferences } from '@daylit/contract';
import { PreferencesForm } from '@daylit/ui';
import { useUpdateProfile } from '../../data/care-plan/profile.ts';
import { actionState } from '../states.ts';

/** The preferences that the check and the suggestions depend on. */
export function PlanPreferences({ preferences }: { preferences: Preferences }) {
  const saving = useUpdateProfile();
  return (
    <PreferencesForm
      preferences={{ state: 'ready', value: preferences }}
      save={actionState(saving)}
      onChange={(change) => saving.mutate({ preferences: change })}
    />
  );
}
