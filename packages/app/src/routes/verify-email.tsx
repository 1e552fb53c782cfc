import type { User } from '@daylit/contract';
import { VerifyEmailScreen } from '@daylit/ui';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  isDeadLink,
  isPasswordNeeded,
  useResendVerification,
  useVerifyEmail,
  useVerifyEmailWithPassword,
} from '../data/auth.ts';
import { detailOf } from '../data/detail-of.ts';
import { useSession, useWaitForVerification } from '../data/session.ts';
import { useLater } from '../hooks/use-later.ts';
import { findPendingRegistration } from '../session/pending-registration.ts';
import { VERIFIED_REDIRECT } from '../timings.ts';
import { formStatus } from './form-status.ts';

export function VerifyEmailRoute() {
  const token = useTokenOfMail();
  const session = useSession();
  const verification = useVerifyEmail(token);
  const withPassword = useVerifyEmailWithPassword(token);
  const resend = useResendVerification();

  const user = session.status === 'signed_in' ? session.user : undefined;
  useWaitForVerification(token === null && user?.is_email_verified === false);
  const verified = verification.data ?? withPassword.data;
  useLater(verified && afterVerification(verified.email, user), VERIFIED_REDIRECT);

  // Verified in another tab, on another device, or long ago: there is nothing to do here.
  if (token === null && user?.is_email_verified) {
    return <Navigate to={afterVerification(user.email, user)} replace />;
  }
  return (
    <VerifyEmailScreen
      status={token === null ? 'waiting' : linkStatus(verification, withPassword)}
      email={user?.email ?? findPendingRegistration()?.email}
      code={user?.mail_code ?? undefined}
      detail={detailOf(withPassword.error ?? verification.error)}
      passwordStatus={formStatus(withPassword)}
      passwordDetail={detailOf(withPassword.error)}
      onPassword={(entered) => withPassword.mutate(entered)}
      resendStatus={RESEND_STATUS[resend.status]}
      resendMessage={resend.data?.message ?? detailOf(resend.error)}
      onResend={() => resend.mutate()}
    />
  );
}

const RESEND_STATUS = { idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const;

/** How far a link is: first as it is, then with the password. */
function linkStatus(
  verification: { status: 'pending' | 'success' | 'error'; error: unknown },
  withPassword: { status: 'idle' | 'pending' | 'success' | 'error'; error: unknown },
) {
  if (verification.status === 'pending') return 'verifying';
  if (verification.status === 'success' || withPassword.status === 'success') return 'verified';
  return isPasswordNeeded(verification.error) && !isDeadLink(withPassword.error) ? 'password' : 'failed';
}

/** Registering goes on with the selfie; who had done that before goes on scanning. */
function afterVerification(email: string, user: User | undefined): string {
  if (user?.onboarding_complete) return '/upload';
  return `/register?${new URLSearchParams({ step: '2', email })}`;
}

/** The token, which leaves the address at once: it must not stay in the history or go along to another page. */
function useTokenOfMail(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get('token'));
  useEffect(() => {
    if (query.has('token')) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return token;
}
