import { ResetPasswordScreen } from '@daylit/ui';
import { useResetPassword } from '../../data/credentials/password-reset.ts';
import { Navigate } from 'react-router-dom';
import { useDelayedRedirect } from '../../hooks/use-delayed-redirect.ts';
import { useMailToken } from '../../hooks/use-mail-token.ts';
import { useHasPasswords, usePageSettings } from '../../lib/page-settings.ts';
import { RESET_REDIRECT } from '../../lib/timings.ts';
import { formState } from '../states.ts';

export function ResetPasswordRoute() {
  // The login says that there are none, and how people sign in instead.
  return useHasPasswords() ? <ResetPassword /> : <Navigate to="/login" replace />;
}

function ResetPassword() {
  const token = useMailToken();
  const reset = useResetPassword(token);
  const { password_min_length } = usePageSettings();
  // A member with passkeys first reads which of them still sign in.
  const passkeys = reset.data?.passkeys;
  useDelayedRedirect(passkeys?.length === 0 ? '/login' : undefined, RESET_REDIRECT);
  return (
    <ResetPasswordScreen
      reset={
        reset.isSuccess
          ? { state: 'done', message: reset.data.message }
          : formState(reset, ['new_password'] as const)
      }
      passkeys={passkeys ?? []}
      isLinkMissing={token === null}
      minPasswordLength={password_min_length}
      onSubmit={(entered) => reset.mutate(entered)}
    />
  );
}
