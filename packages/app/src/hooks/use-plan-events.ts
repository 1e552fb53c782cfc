import { useAppEvent } from '../lib/events.ts';
import { useToast } from '../lib/toast.ts';

/** Answers the events about plans and allowances, wherever they were raised. Somebody to whom nothing may be sold hears of no plan. */
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
