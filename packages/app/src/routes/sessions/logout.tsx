import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '../../data/sessions/log-in.ts';

/**
 * Logs out, then redirects to the login or to `next`. A page of its own, because a page for members would
 * redirect to the login at the moment of the logout.
 */
export function LogoutRoute() {
  const { mutate } = useLogout();
  const navigate = useNavigate();
  const { next = '/login' } = (useLocation().state ?? {}) as { next?: string };
  useEffect(() => {
    mutate(undefined, { onSettled: () => navigate(next, { replace: true }) });
  }, [mutate, navigate, next]);
  return null;
}
