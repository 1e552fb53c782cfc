import { LogoutScreen } from '@daylit/ui';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sendDeletion } from '../../data/scans/pending-deletion.ts';
import { useLogout } from '../../data/sessions/log-in.ts';

/**
 * Logs out, then redirects to the login or to `next`. A page of its own, because a page for members would
 * redirect to the login at the moment of the logout. With `?ask` there is a button first: the server adds it
 * where another site led here.
 */
export function LogoutRoute() {
  const { mutate } = useLogout();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isAsking = query.has('ask');
  const { next = '/login' } = (useLocation().state ?? {}) as { next?: string };
  const logOut = useCallback(async () => {
    await sendDeletion();
    mutate(undefined, { onSettled: () => navigate(next, { replace: true }) });
  }, [mutate, navigate, next]);
  useEffect(() => {
    if (!isAsking) void logOut();
  }, [isAsking, logOut]);
  return isAsking ? <LogoutScreen onLogout={logOut} /> : null;
}
