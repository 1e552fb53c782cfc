import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function each time, which calls the newest one: what is given to 1,000 rows must not change. */
export function useLatest<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
