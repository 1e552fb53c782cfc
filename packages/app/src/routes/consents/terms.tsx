import { TermsScreen } from '@daylit/ui';
import { useTransparency } from '../../data/transparency.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { KEPT_ITEMS } from '../../lib/browser-storage.ts';
import { loaded } from '../states.ts';

export function TermsRoute() {
  useHashScroll();
  const transparency = loaded(useTransparency());
  const processors =
    transparency.state === 'ready' ? { ...transparency, value: transparency.value.processors } : transparency;
  return <TermsScreen processors={processors} keptItems={Object.values(KEPT_ITEMS)} />;
}
