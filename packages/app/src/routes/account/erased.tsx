import type { ErasureReceipt } from '@daylit/contract';
import { AccountErasedScreen, TooYoungScreen } from '@daylit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forgetSession } from '../../data/sessions/session.ts';

/**
 * After the erasure. A page of its own, because a page for members would redirect to the login as soon as the
 * session is forgotten.
 */
export function AccountErasedRoute() {
  const client = useQueryClient();
  const receipt = useLocation().state as ErasureReceipt | 'too_young' | null;
  useEffect(() => {
    if (receipt) forgetSession(client);
  }, [client, receipt]);
  if (receipt === 'too_young') return <TooYoungScreen />;
  return receipt ? <AccountErasedScreen receipt={receipt} /> : <Navigate to="/" replace />;
}
