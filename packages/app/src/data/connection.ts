import { getMe } from '@daylit/api-client';
import { onlineManager } from '@tanstack/react-query';
import { api } from './api.ts';
import { isOffline } from './detail-of.ts';

/**
 * Treats the app as online while the server answers, in all queries and in `onlineManager`. A
 * browser that has lost its network still reaches a server on its own machine.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const check = async () => {
      const isReached = await doesServerAnswer();
      // The network may be back meanwhile.
      setOnline(isReached || navigator.onLine);
    };
    const handleOnline = () => setOnline(true);
    const handleOffline = () => void check();
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    if (!navigator.onLine) void check();
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
    };
  });
}

/** A refusal is an answer too. */
const doesServerAnswer = (): Promise<boolean> =>
  getMe(api).then(
    () => true,
    (error: unknown) => !isOffline(error),
  );
