import { AccountNotLoadedScreen, LoadingPage } from '@daylit/ui';
import { useState } from 'react';
import { useIsOffline } from '../data/connection.ts';
import { useSessionFailure, useSessionRetry } from '../data/sessions/session.ts';
import { actionState } from '../routes/states.ts';
import { OfflinePlace } from './offline-place.tsx';
import type { Page } from './pages.ts';

/** Replaces a member's page while it is not known who is logged in. */
export function SessionPlace({ page }: { page: Page }) {
  const isOffline = useIsOffline();
  const failure = useSessionFailure();
  if (isOffline) return <OfflinePlace page={page} />;
  if (failure === undefined) return <LoadingPage />;
  return <AccountNotLoaded {...failure} />;
}

function AccountNotLoaded({ status }: { status: number | undefined }) {
  const [failedAt] = useState(() => new Date().toISOString());
  const retry = useSessionRetry();
  return (
    <AccountNotLoadedScreen
      status={status}
      failed_at={failedAt}
      retry={actionState(retry)}
      onRetry={() => retry.mutate()}
    />
  );
}
