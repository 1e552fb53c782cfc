import { TermsScreen } from '@daylit/ui';
import { useTransparency } from '../data/transparency.ts';
import { useHashScroll } from '../hooks/use-hash-scroll.ts';
import { KEPT_ITEMS } from '../lib/browser-storage.ts';

export function TermsRoute() {
  useHashScroll();
  const { data, error } = useTransparency();
  return <TermsScreen processors={error ? null : data?.processors} keptItems={Object.values(KEPT_ITEMS)} />;
}
