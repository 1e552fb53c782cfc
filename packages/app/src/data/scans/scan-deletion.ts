import { deleteScan } from '@daylit/api-client';
import type { Trends } from '@daylit/contract';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { DELETION_UNDO } from '../../lib/timings.ts';
import { api } from '../api.ts';
import { isNotThere } from '../detail-of.ts';
import { sendDeletion, waitFor } from './pending-deletion.ts';
import { scanQuery } from './scan-progress.ts';

interface Listeners {
  /** It can no longer be undone. */
  onSend: () => void;
  /** The scan is still there, and is shown again. */
  onFailed: (error: unknown) => void;
}

/** Scans that this tab no longer shows. The server still has them for a moment. */
const hiddenQuery = queryOptions<readonly number[]>({
  queryKey: ['checkins', 'deleted'],
  queryFn: skipToken,
});

const NONE: readonly number[] = [];

function onLeave(): void {
  void sendDeletion();
}

/**
 * Hides a scan, and deletes it once that can no longer be undone: after ten seconds, with the next deletion,
 * or when the page is left. Returns a function that undoes it.
 */
export function deleteScanSoon(client: QueryClient, id: number, { onSend, onFailed }: Listeners): () => void {
  void sendDeletion();
  client.setQueryData(hiddenQuery.queryKey, (ids = NONE) => [...ids, id]);
  const timer = setTimeout(() => void sendDeletion(), DELETION_UNDO);
  globalThis.addEventListener('pagehide', onLeave);

  function stopWaiting() {
    clearTimeout(timer);
    globalThis.removeEventListener('pagehide', onLeave);
    waitFor(undefined);
  }

  function showAgain() {
    client.setQueryData(hiddenQuery.queryKey, (ids = NONE) => ids.filter((hidden) => hidden !== id));
  }

  waitFor(async () => {
    stopWaiting();
    onSend();
    try {
      await deleteScan(api, id, { keepalive: true });
    } catch (error) {
      // It is deleted already.
      if (!isNotThere(error)) onFailed(error);
    }
    client.removeQueries({ queryKey: scanQuery(id).queryKey, type: 'inactive' });
    // Most pages show something of it: the newest report, the trend, the plan for tonight.
    void client.invalidateQueries().finally(showAgain);
  });

  return () => {
    stopWaiting();
    showAgain();
  };
}

/** The scans that this tab no longer shows. */
export function useHiddenScans(): readonly number[] {
  return useQuery(hiddenQuery).data ?? NONE;
}

/** Every sign over time without the points of some scans. */
export function withoutPoints(trends: Trends, hidden: readonly number[]): Trends {
  if (hidden.length === 0) return trends;
  const { scans, measures, ...rest } = trends;
  const isShown = ({ checkin_id }: { checkin_id: number }) => !hidden.includes(checkin_id);
  return {
    ...rest,
    scans: scans.filter(isShown),
    measures: measures
      .map((measure) => ({ ...measure, readings: measure.readings.filter(isShown) }))
      .filter(({ readings }) => readings.length > 0),
  };
}
