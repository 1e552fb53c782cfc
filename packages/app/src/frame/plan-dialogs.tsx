import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { canBuy, ModalFrame } from '@daylit/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Session } from '../data/sessions/session.ts';
import { useAppEvent } from '../lib/events.ts';
import { AfterFirstPaint } from './after-first-paint.tsx';
import { preloadable } from './preloadable.tsx';

interface DialogProps {
  onClose: () => void;
}

// Most visits show neither dialog, so their code is loaded on demand.
const loadPriceList = () => import('../routes/billing/price-list.tsx');
const PRICE_LIST = preloadable<DialogProps>(async () => (await loadPriceList()).PriceList);
const FAIR_USE = preloadable<DialogProps>(
  async () => (await import('../routes/billing/fair-use.tsx')).FairUse,
);

/** Loads the price list when somebody is about to open it. */
export function usePriceListIntent(): () => void {
  const client = useQueryClient();
  return () => void prepare(client).catch(() => undefined);
}

async function prepare(client: QueryClient): Promise<void> {
  await PRICE_LIST.preload();
  (await loadPriceList()).prefetchOffers(client);
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
  const closePlans = () => {
    setDialog('none');
    if (!query.has('upgrade')) return;
    query.delete('upgrade');
    setQuery(query, { replace: true });
  };

  return (
    <Suspense>
      {(dialog === 'plans' || query.has('upgrade')) && (
        <AfterFirstPaint first={<ModalFrame title="Choose Your Perfect Plan" onClose={closePlans} />}>
          <PRICE_LIST.Page onClose={closePlans} />
        </AfterFirstPaint>
      )}
      {dialog === 'fair_use' && <FAIR_USE.Page onClose={() => setDialog('none')} />}
    </Suspense>
  );
}
