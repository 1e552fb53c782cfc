import { useEffect, useState } from 'react';

/** Number of intervals since the component was mounted. `interval` in milliseconds. */
export function useTicks(interval: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((passed) => passed + 1), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return ticks;
}
