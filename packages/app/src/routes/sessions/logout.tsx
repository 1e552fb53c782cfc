import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '../../data/sessions/log-in.ts';

/**
 * Logs out, then goes on: to the login, or to the `next` of who led here. A page of its own, because one that only
 * members see would send the person to the login the moment they are out.
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
