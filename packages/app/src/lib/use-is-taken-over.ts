import { useSyncExternalStore } from 'react';

/**
 * Whether this part of the page is React's. False while it takes over prerendered HTML: what is shown then has to be
 * what the HTML shows, whatever is known by now, or React throws the HTML away, and with it what was typed there.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

// Once true, it stays true.
function subscribe(): () => void {
  return () => undefined;
}
