import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to `path` `delay` milliseconds after it is defined. */
export function useDelayedRedirect(path: string | undefined, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => navigate(path), delay);
    return () => clearTimeout(timer);
  }, [path, delay, navigate]);
}
