import { useProviderPage } from '../data/credentials/provider-login.ts';
import { usePageSettings } from '../lib/page-settings.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useReturnFromProvider } from './use-return-from-provider.ts';

/** The sign-in providers of the server, and the opening of their pages. */
export function useProviderChoice() {
  const { providers } = usePageSettings();
  const opening = useProviderPage();
  // Not before the hydration: the prerendered page is the same for every server.
  const isHydrated = useIsHydrated();
  useReturnFromProvider(opening.reset);
  return { providers: isHydrated ? providers : [], opening };
}
