import { useEffect } from 'react';
import type { Session } from '../data/sessions/session.ts';
import { forgetItem, keepItem } from '../lib/browser-storage.ts';

/**
 * Remembers for the next visit whether the page has a plan bar, so that the layout does not shift when it
 * loads. Stores only that somebody is signed in, and is removed when they sign out.
 */
export function usePlanBarMemory({ status }: Session): void {
  useEffect(() => {
    if (status === 'signed_in') keepItem('planBar', '1');
    if (status === 'signed_out') forgetItem('planBar');
  }, [status]);
}
