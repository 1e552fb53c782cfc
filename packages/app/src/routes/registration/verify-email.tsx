import type { UserView } from '@daylit/contract';
import { type Verification, VerifyEmailScreen } from '@daylit/ui';
import { Navigate } from 'react-router-dom';
import {
  isDeadLink,
  isPasswordNeeded,
  useResendVerification,
  useVerifyEmail,
  useVerifyEmailWithPassword,
} from '../../data/registration/registration.ts';
import { detailOf } from '../../data/detail-of.ts';
import { useSession, useWaitForVerification } from '../../data/sessions/session.ts';
import { useDelayedRedirect } from '../../hooks/use-delayed-redirect.ts';
import { useMailToken } from '../../hooks/use-mail-token.ts';
import { useNativeApp } from '../../hooks/use-native-app.ts';
import { findPendingRegistration } from '../../data/registration/pending-registration.ts';
import { VERIFIED_REDIRECT } from '../../lib/timings.ts';
import { actionState } from '../states.ts';

export function VerifyEmailRoute() {
  const token = useMailToken();
  const session = useSession();
  const verification = useVerifyEmail(token);
  const withPassword = useVerifyEmailWithPassword(token);
  const resend = useResendVerification();

  const user = session.status === 'signed_in' ? session.user : undefined;
  useWaitForVerification(token === null && user?.is_email_verified === false);
  const verified = verification.data ?? withPassword.data;
  useNativeApp(verified && 'verify-email');
  useDelayedRedirect(verified && afterVerification(verified.email, user), VERIFIED_REDIRECT);

  // Verified in another tab, on another device, or long ago: nothing is left to do here.
  if (token === null && user?.is_email_verified) {
    return <Navigate to={afterVerification(user.email, user)} replace />;
  }
  return (
    <VerifyEmailScreen
      verification={token === null ? { state: 'idle' } : linkState(verification, withPassword)}
      email={user?.email ?? findPendingRegistration()?.email}
      code={user?.mail_code ?? undefined}
      passwordCheck={actionState(withPassword)}
      onPassword={(entered) => withPassword.mutate(entered)}
      resend={resend.isSuccess ? { state: 'done', message: resend.data.message } : actionState(resend)}
      onResend={() => resend.mutate()}
    />
  );
}

/** The state of a link: first verified automatically, then with the password. */
function linkState(
  verification: ReturnType<typeof useVerifyEmail>,
  withPassword: ReturnType<typeof useVerifyEmailWithPassword>,
): Verification {
  if (verification.status === 'pending') return { state: 'busy' };
  if (verification.status === 'success' || withPassword.status === 'success') return { state: 'done' };
  if (isPasswordNeeded(verification.error) && !isDeadLink(withPassword.error)) return { state: 'password' };
  return { state: 'failed', detail: detailOf(withPassword.error ?? verification.error) ?? null };
}

/** Registration continues with the selfie; a member who has finished it goes to the upload. */
function afterVerification(email: string, user: UserView | undefined): string {
  if (user?.onboarding_complete) return '/upload';
  return `/register?${new URLSearchParams({ step: '2', email })}`;
}
