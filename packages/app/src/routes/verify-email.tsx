import type { User } from '@daylit/api-client';
import { VerifyEmailScreen } from '@daylit/ui';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useResendVerification, useVerifyEmail } from '../data/auth.ts';
import { detailOf } from '../data/detail-of.ts';
import { useSession } from '../data/session.ts';
import { useLater } from '../hooks/use-later.ts';
import { findPendingRegistration } from '../session/pending-registration.ts';
import { VERIFIED_REDIRECT } from '../timings.ts';

export function VerifyEmailRoute() {
  const token = useTokenOfMail();
  const session = useSession();
  const verification = useVerifyEmail(token);
  const resend = useResendVerification();

  const user = session.status === 'signed_in' ? session.user : undefined;
  const verified = verification.data;
  const next = verified && (verified.is_signed_in ? afterVerification(verified.email, user) : '/login');
  useLater(next, VERIFIED_REDIRECT);

  // Verified in another tab, or long ago: there is nothing to do here.
  if (token === null && user?.is_email_verified) {
    return <Navigate to={afterVerification(user.email, user)} replace />;
  }
  return (
    <VerifyEmailScreen
      status={screenStatus(token, verification.status)}
      email={user?.email ?? findPendingRegistration()?.email}
      detail={detailOf(verification.error)}
      next={verified?.is_signed_in === false ? 'login' : 'selfie'}
      resendStatus={RESEND_STATUS[resend.status]}
      resendMessage={resend.data?.message ?? detailOf(resend.error)}
      onResend={() => resend.mutate()}
    />
  );
}

const RESEND_STATUS = { idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const;

function screenStatus(token: string | null, status: 'pending' | 'success' | 'error') {
  if (token === null) return 'waiting';
  return ({ pending: 'verifying', success: 'verified', error: 'failed' } as const)[status];
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
