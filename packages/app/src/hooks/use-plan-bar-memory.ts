import { useEffect } from 'react';
import { forgetItem, keepItem } from '../lib/browser-storage.ts';

/**
 * Remembers whether this page has a plan bar, so that the layout does not shift when the page is reloaded.
 * Stores only that there is one, and removes that when the member signs out. Undefined while it is not known.
 */
export function usePlanBarMemory(planBar: 'shown' | 'none' | undefined): void {
  useEffect(() => {
    if (planBar === 'shown') keepItem('planBar', '1');
    if (planBar === 'none') forgetItem('planBar');
  }, [planBar]);
}
