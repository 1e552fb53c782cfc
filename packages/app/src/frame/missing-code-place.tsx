import { LoadingPage, PageNotLoadedScreen } from '@daylit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsOffline } from '../data/connection.ts';
import { findKeptPages } from '../data/kept-pages.ts';
import { usePageReload } from '../hooks/use-page-reload.ts';
import { mayReload } from '../lib/reload-once.ts';
import { actionState } from '../routes/states.ts';
import { OfflinePlace } from './offline-place.tsx';
import type { Page } from './pages.ts';
import { usePlace } from './use-place.ts';

/** Replaces a page whose code did not come. Reloads it by itself, where that can help. */
export function MissingCodePlace({ page }: { page: Page }) {
  const isOffline = useIsOffline();
  const wasOffline = useRef(false);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const kept = findKeptPages(useQueryClient(), usePlace());
  const reload = usePageReload();
  const helpItself = useEffectEvent(() => {
    // After a lost network another attempt can help. Otherwise the code may be gone for good.
    if (wasOffline.current || mayReload()) reload.mutate(undefined, { onError: () => setIsGivenUp(true) });
    else setIsGivenUp(true);
  });
  useEffect(() => {
    if (isOffline) wasOffline.current = true;
    else helpItself();
  }, [isOffline]);

  if (isOffline) return <OfflinePlace page={page} />;
  if (!isGivenUp) return <LoadingPage />;
  return (
    <PageNotLoadedScreen
      page={page.title}
      kept={kept}
      retry={actionState(reload)}
      onRetry={() => reload.mutate()}
    />
  );
}
