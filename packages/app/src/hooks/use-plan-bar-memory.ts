import { useEffect } from 'react';
import type { Session } from '../data/session.ts';

// Read by the script in index.html, which keeps the place of the plan bar from the first paint on.
const KEY = 'daylit.plan-bar';

/**
 * Remembers for the next visit whether the page begins with the plan bar, so that nothing moves when it arrives. Says
 * no more than that somebody is signed in here, and is forgotten when they leave.
 */
export function usePlanBarMemory({ status }: Session): void {
  useEffect(() => {
    if (status === 'unknown') return;
    try {
      if (status === 'signed_in') localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the page moves once, by the height of the bar.
    }
  }, [status]);
}
