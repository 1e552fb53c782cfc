import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../data/auth.ts';

export function LogoutRoute() {
  const { mutate } = useLogout();
  const navigate = useNavigate();
  useEffect(() => {
    mutate(undefined, { onSettled: () => navigate('/login', { replace: true }) });
  }, [mutate, navigate]);
  return null;
}
