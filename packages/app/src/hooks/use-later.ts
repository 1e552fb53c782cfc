import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to another page after `delay` milliseconds, counted from when it is known which. */
export function useLater(path: string | undefined, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => navigate(path), delay);
    return () => clearTimeout(timer);
  }, [path, delay, navigate]);
}
