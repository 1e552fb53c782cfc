import { ForgotPasswordScreen } from '@daylit/ui';
import { Navigate } from 'react-router-dom';
import { useRequestPasswordReset } from '../../data/credentials/password-reset.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { actionState } from '../states.ts';

export function ForgotPasswordRoute() {
  const request = useRequestPasswordReset();
  // The login says that there are none, and how people sign in instead.
  if (!useHasPasswords()) return <Navigate to="/login" replace />;
  return (
    <ForgotPasswordScreen
      request={request.isSuccess ? { state: 'done', message: request.data.message } : actionState(request)}
      onSubmit={(asked) => request.mutate(asked)}
      onRetry={request.reset}
    />
  );
}
