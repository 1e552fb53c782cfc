import { canBuy } from '@daylit/ui';
import { lazy, startTransition, Suspense, useState } from 'react';
import type { Session } from '../data/sessions/session.ts';
import { useAppEvent } from '../lib/events.ts';

// Most visits show neither dialog, so their code is loaded on demand.
const PlansNotYet = lazy(async () => ({
  default: (await import('./lazy-plan-dialogs.ts')).PlansNotYetModal,
}));
const FairUse = lazy(async () => ({ default: (await import('./lazy-plan-dialogs.ts')).FairUseModal }));

/** The dialogs that answer the events about plans and allowances. A minor is offered no plan. */
export function PlanDialogs({ session }: { session: Session }) {
  const [dialog, setDialog] = useState<'plans' | 'fair_use' | 'none'>('none');
  const isMember = session.status === 'signed_in';
  const show = (wanted: typeof dialog) => startTransition(() => setDialog(wanted));
  useAppEvent('upgradeNeeded', () => {
    if (!isMember || canBuy(session.user.age_band)) show('plans');
  });
  useAppEvent('usageLimitExceeded', ({ plan }) => {
    if (plan.startsWith('pro')) show('fair_use');
  });

  return (
    <Suspense>
      {dialog === 'plans' && (
        <PlansNotYet reader={isMember ? 'member' : 'visitor'} onClose={() => show('none')} />
      )}
      {dialog === 'fair_use' && <FairUse onClose={() => show('none')} />}
    </Suspense>
  );
}
