import { AccountStep, ProviderStep } from '@daylit/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRegister } from '../../data/registration/registration.ts';
import {
  findPendingRegistration,
  savePendingRegistration,
} from '../../data/registration/pending-registration.ts';
import { useProviderChoice } from '../../hooks/use-provider-choice.ts';
import { useHasPasswords, usePageSettings } from '../../lib/page-settings.ts';
import { actionState, formState } from '../states.ts';
import { useEffect, useEffectEvent } from 'react';
import { fillEmptyInputs } from '../../lib/fill-empty-inputs.ts';

/** Step 1: starts a registration and sends the user to their inbox. */
export function RegisterAccount() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const register = useRegister();
  const { password_min_length } = usePageSettings();
  const { providers, opening } = useProviderChoice();
  const hasPasswords = useHasPasswords();
  usePrefilledInputs(() => {
    const pending = findPendingRegistration();
    return {
      email: query.get('email') ?? pending?.email,
      invite_code: query.get('invite') ?? pending?.invite,
    };
  });

  const elsewhere = {
    providers,
    opening: actionState(opening),
    onContinue: (id: string) => opening.mutate(id),
  };
  if (!hasPasswords) return <ProviderStep {...elsewhere} />;
  return (
    <AccountStep
      registration={formState(register, ['password'])}
      minPasswordLength={password_min_length}
      {...(providers.length > 0 && { elsewhere })}
      onNext={(account) =>
        register.mutate(account, {
          onSuccess: () => {
            savePendingRegistration({ email: account.email, invite: account.invite_code });
            void navigate('/verify-email');
          },
        })
      }
    />
  );
}

/**
 * Fills the empty inputs of a form, by name, after the first render. Default values would not do: a
 * prerendered form knows nothing of this browser, and the user may have typed into it already.
 */
function usePrefilledInputs(findValues: () => Record<string, string | undefined>): void {
  const fill = useEffectEvent(() => fillEmptyInputs(findValues()));
  useEffect(() => fill(), []);
}
