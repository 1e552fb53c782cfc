import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React takes over a prerendered page, which knows nothing of this browser; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
