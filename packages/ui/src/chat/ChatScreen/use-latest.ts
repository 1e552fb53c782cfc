import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the newest callback, so that the props of 1,000 rows do not change. */
export function useLatest<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
