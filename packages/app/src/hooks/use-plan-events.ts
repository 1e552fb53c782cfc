import { useAppEvent } from '../lib/events.ts';
import { useToast } from '../lib/toast.ts';

/** Handles the events about plans and allowances. Offers no plan to somebody who may not buy one. */
export function usePlanEvents(isBuyer: boolean): void {
  const showToast = useToast();
  useAppEvent('upgradeNeeded', () => {
    if (isBuyer) showToast({ text: 'Other plans are not available yet.', tone: 'failure' });
  });
  useAppEvent('usageLimitExceeded', ({ plan }) => {
    if (!plan.startsWith('pro')) return;
    showToast({ text: "You've reached your fair use limit on the Pro plan.", tone: 'failure' });
  });
}
