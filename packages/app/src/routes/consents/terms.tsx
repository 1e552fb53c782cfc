import { TermsScreen } from '@daylit/ui';
import { usePlanOffers } from '../../data/billing/offers.ts';
import { useTransparency } from '../../data/transparency.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { KEPT_ITEMS } from '../../lib/kept-items.ts';
import { loaded } from '../states.ts';

export function TermsRoute() {
  useHashScroll();
  const transparency = loaded(useTransparency());
  const offers = usePlanOffers();
  const isReady = transparency.state === 'ready';
  return (
    <TermsScreen
      processors={isReady ? { ...transparency, value: transparency.value.processors } : transparency}
      retention={isReady ? { ...transparency, value: transparency.value.retention } : transparency}
      offers={loaded(offers)}
      keptItems={Object.values(KEPT_ITEMS)}
    />
  );
}
