import { useEffect, useState } from 'react';

/**
 * When somebody opened this page, or last came back to its tab. Nothing that follows from it changes while a
 * member reads, and a tab that was left open overnight does not show yesterday.
 */
export function useTimeOfReturn(): Date {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setTime(new Date());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return time;
}
