import { useSyncExternalStore } from 'react';

/**
 * Whether this part of the page is hydrated. While it is false, a component must render what the prerendered
 * HTML shows. Otherwise React discards that HTML, with the text that was typed into it.
 */
export function useIsHydrated(): boolean {
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
