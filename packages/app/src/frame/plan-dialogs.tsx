import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { canBuy } from '@daylit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Session } from '../data/sessions/session.ts';
import { useAppEvent } from '../lib/events.ts';
import { LazyDialog } from '../routes/shell/lazy-dialog.tsx';

// Most visits show neither dialog, so their code is loaded on demand.
const loadPriceList = () => import('../routes/billing/price-list.tsx');
const loadFairUse = () => import('../routes/billing/fair-use.tsx');

/** Loads the price list when somebody is about to open it. */
export function usePriceListIntent(): () => void {
  const client = useQueryClient();
  return () => void prepare(client).catch(() => undefined);
}

async function prepare(client: QueryClient): Promise<void> {
  const { prefetchOffers } = await loadPriceList();
  prefetchOffers(client);
}

/** The dialogs about plans and allowances: opened by their events, the price list by `?upgrade` as well. */
export function PlanDialogs({ session }: { session: Session }) {
  const [dialog, setDialog] = useState<'plans' | 'fair_use' | 'none'>('none');
  const [query, setQuery] = useSearchParams();
  useAppEvent('upgradeNeeded', () => {
    // To a minor, the page itself says what is used up, and nothing is offered.
    if (session.status !== 'signed_in' || canBuy(session.user.age_band)) setDialog('plans');
  });
  useAppEvent('usageLimitExceeded', ({ plan }) => {
    if (plan.startsWith('pro')) setDialog('fair_use');
  });
  const isPlansOpen = dialog === 'plans' || query.has('upgrade');
  const keepInAddress = (isOpen: boolean) => {
    if (query.has('upgrade') === isOpen) return;
    if (isOpen) query.set('upgrade', '');
    else query.delete('upgrade');
    setQuery(query, { replace: true });
  };
  const closePlans = () => {
    setDialog('none');
    keepInAddress(false);
  };
  const closeFairUse = () => setDialog('none');

  return (
    <>
      {isPlansOpen && (
        <LazyDialog
          title="Choose Your Perfect Plan"
          size="large"
          load={loadPriceList}
          onReload={() => keepInAddress(true)}
          onClose={closePlans}
        >
          {({ PriceList }) => <PriceList onClose={closePlans} />}
        </LazyDialog>
      )}
      {dialog === 'fair_use' && (
        <LazyDialog title="Fair Use Limit Reached" load={loadFairUse} onClose={closeFairUse}>
          {({ FairUse }) => <FairUse onClose={closeFairUse} />}
        </LazyDialog>
      )}
    </>
  );
}
