import { getMe } from '@daylit/api-client';
import {
  notifyManager,
  onlineManager,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { isOffline } from './detail-of.ts';
import { isOfMember } from './sessions/session.ts';

/** Between two questions to the server while the browser says that there is no network, in milliseconds. */
const RECHECK = 3000;

/**
 * Treats the app as online while the server answers, in all queries and in `onlineManager`. A
 * browser that has lost its network still reaches a server on its own machine.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      clearTimeout(timer);
      const isReached = await doesServerAnswer();
      // The network may be back meanwhile.
      setOnline(isReached || navigator.onLine);
      // An answer may have been the last one, and a server on this machine may come back.
      if (!navigator.onLine) timer = setTimeout(() => void check(), RECHECK);
    };
    const handleOnline = () => setOnline(true);
    const handleOffline = () => void check();
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    if (!navigator.onLine) void check();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
    };
  });
}

/** Whether the browser has no network and the server does not answer. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOfflineNow, () => false);
}

/** The same, outside a component. */
export function isOfflineNow(): boolean {
  return !onlineManager.isOnline();
}

function subscribe(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}

/** Asks the server again, and ends being offline if it answers. Fails if it does not. */
export function useConnectionCheck() {
  return useMutation({
    mutationFn: async (): Promise<void> => {
      if (!(await doesServerAnswer())) throw new Error('The server does not answer.');
      onlineManager.setOnline(true);
    },
  });
}

/** Whether the server is reached. A refusal is an answer too. */
async function doesServerAnswer(): Promise<boolean> {
  return getMe(api).then(
    () => true,
    (error: unknown) => !isOffline(error),
  );
}

/**
 * Whether the server is reached at the start of a page. If not, the app starts offline, until it is: also
 * where the browser believes that there is a network.
 */
export async function startsOnline(): Promise<boolean> {
  if (await doesServerAnswer()) return true;
  onlineManager.setOnline(false);
  const timer = setInterval(async () => {
    if (!onlineManager.isOnline() && !(await doesServerAnswer())) return;
    clearInterval(timer);
    onlineManager.setOnline(true);
  }, RECHECK);
  return false;
}

/**
 * When the newest data of the shown page was loaded; ISO 8601. Null while online, where it is as new as can
 * be, and where nothing of the member is shown.
 */
export function useLoadedAt(isOffline: boolean): string | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const newest = useSyncExternalStore(
    subscribe,
    () => (isOffline ? newestOf(client) : 0),
    () => 0,
  );
  return newest === 0 ? null : new Date(newest).toISOString();
}

function newestOf(client: QueryClient): number {
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isOfMember });
  return Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt));
}
