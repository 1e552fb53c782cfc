import { useEffect } from 'react';
import type { Session } from '../data/sessions/session.ts';
import { forgetItem, keepItem } from '../lib/browser-storage.ts';

/**
 * Remembers for the next visit whether the page begins with the plan bar, so that nothing moves when it arrives. Says
 * no more than that somebody is signed in here, and is forgotten when they leave.
 */
export function usePlanBarMemory({ status }: Session): void {
  useEffect(() => {
    if (status === 'signed_in') keepItem('planBar', '1');
    if (status === 'signed_out') forgetItem('planBar');
  }, [status]);
}
