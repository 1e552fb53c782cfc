import { useAppEvent } from '../lib/events.ts';
import { useToast } from '../lib/toast.ts';

/** Answers the events about plans and allowances, wherever they were raised. */
export function usePlanEvents(): void {
  const showToast = useToast();
  useAppEvent('upgradeNeeded', () =>
    showToast({ text: 'Other plans are not available yet.', tone: 'failure' }),
  );
  useAppEvent('usageLimitExceeded', ({ plan }) => {
    if (!plan.startsWith('pro')) return;
    showToast({ text: "You've reached your fair use limit on the Pro plan.", tone: 'failure' });
  });
}
