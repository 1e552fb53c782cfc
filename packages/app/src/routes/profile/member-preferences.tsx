import { PreferencesForm } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useChangeAge, useProfile, useUpdateProfile } from '../../data/care-plan/profile.ts';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, loaded } from '../states.ts';

/** The preferences that products and reports depend on, and the age. */
export function MemberPreferences({ onSaved }: { onSaved?: () => void }) {
  const navigate = useNavigate();
  const profile = useProfile();
  const saving = useUpdateProfile();
  const signIn = useFreshSignIn();
  const age = useChangeAge(signIn.run);
  return (
    <>
      <PreferencesForm
        preferences={loaded({ ...profile, data: profile.data?.preferences })}
        age={{
          age_change: profile.data?.age_change ?? null,
          save: actionState(age),
          onChange: (answer) =>
            age.mutate(answer, {
              onSuccess: (outcome) =>
                outcome === 'erased'
                  ? navigate('/account-erased', { replace: true, state: 'too_young' })
                  : onSaved?.(),
            }),
        }}
        save={actionState(saving)}
        onChange={(preferences) => saving.mutate({ preferences }, { onSuccess: () => onSaved?.() })}
        onRetry={() => profile.refetch()}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
