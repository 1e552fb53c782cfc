import { HomeRegion, PreferencesForm } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useChangeAge, useProfile, useUpdateProfile } from '../../data/care-plan/profile.ts';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, loaded } from '../states.ts';

interface MemberPreferencesProps {
  /** `account` asks where the member lives, too. */
  place: 'account' | 'care_plan';
  onSaved?: () => void;
}

/** The preferences that products and reports depend on, and the age. */
export function MemberPreferences({ place, onSaved }: MemberPreferencesProps) {
  const navigate = useNavigate();
  const profile = useProfile();
  const saving = useUpdateProfile();
  const moving = useUpdateProfile();
  const signIn = useFreshSignIn();
  const age = useChangeAge(signIn.run);
  return (
    <>
      <PreferencesForm
        frame={place === 'account' ? 'card' : 'fold'}
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
        home={
          place === 'account' && (
            <HomeRegion
              region={profile.data?.region ?? null}
              save={actionState(moving)}
              onChange={(answer) => moving.mutate(answer)}
            />
          )
        }
        save={actionState(saving)}
        onChange={(preferences) => saving.mutate({ preferences }, { onSuccess: () => onSaved?.() })}
        onRetry={() => profile.refetch()}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
