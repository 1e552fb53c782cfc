import { OfflineScreen } from '@daylit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useConnectionCheck } from '../data/connection.ts';
import { findKeptPages } from '../data/kept-pages.ts';
import { actionState } from '../routes/states.ts';
import type { Page } from './pages.ts';
import { usePlace } from './use-place.ts';

/** Replaces a page that cannot be shown offline. */
export function OfflinePlace({ page }: { page: Page }) {
  const kept = findKeptPages(useQueryClient(), usePlace());
  const check = useConnectionCheck();
  return (
    <OfflineScreen page={page.title} kept={kept} retry={actionState(check)} onRetry={() => check.mutate()} />
  );
}
