import { ForgotPasswordScreen } from '@daylit/ui';
import { useRequestPasswordReset } from '../../data/credentials/password-reset.ts';
import { actionState } from '../states.ts';

export function ForgotPasswordRoute() {
  const request = useRequestPasswordReset();
  return (
    <ForgotPasswordScreen
      request={request.isSuccess ? { state: 'done', message: request.data.message } : actionState(request)}
      onSubmit={(asked) => request.mutate(asked)}
      onRetry={request.reset}
    />
  );
}
