import { LoginScreen, TwoFactorScreen } from '@daylit/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePasskeySignIn } from '../../data/credentials/passkey-sign-in.ts';
import { useLogin, useVerifyLogin } from '../../data/sessions/log-in.ts';
import { afterLogin } from '../../lib/come-back.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { useProviderChoice } from '../../hooks/use-provider-choice.ts';
import { canUsePasskeys } from '../../lib/passkey-support.ts';
import { useSharedPhoto } from '../../lib/shared-photo.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { actionState } from '../states.ts';

export function LoginRoute() {
  const navigate = useNavigate();
  const login = useLogin();
  const verify = useVerifyLogin();
  const passkey = usePasskeySignIn();
  // Not before the hydration: the prerendered page is the same for every browser.
  const hasPasskeys = useIsHydrated() && canUsePasskeys();
  const { providers, opening } = useProviderChoice();
  const hasPasswords = useHasPasswords();
  const isPhotoWaiting = useSharedPhoto() instanceof File;
  const { state } = useLocation();
  const goOn = () => navigate(afterLogin(state));

  if (login.data?.step === 'second_factor') {
    const { token } = login.data;
    return (
      <TwoFactorScreen
        verification={actionState(verify)}
        onSubmit={({ code }) => verify.mutate({ code, token }, { onSuccess: goOn })}
        onCancel={login.reset}
      />
    );
  }
  return (
    <LoginScreen
      isPhotoWaiting={isPhotoWaiting}
      login={actionState(login)}
      hasPasswords={hasPasswords}
      onSubmit={(credentials) =>
        login.mutate(credentials, { onSuccess: ({ step }) => step === 'done' && goOn() })
      }
      {...(providers.length > 0 && {
        elsewhere: { providers, opening: actionState(opening), onContinue: (id) => opening.mutate(id) },
      })}
      {...(hasPasskeys && {
        passkey: {
          login: actionState(passkey),
          onLogin: () => passkey.mutate(undefined, { onSuccess: goOn }),
        },
      })}
    />
  );
}
