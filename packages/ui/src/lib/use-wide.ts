import { useSyncExternalStore } from 'react';

/** Where a page has two columns. A media query. */
const WIDE = '(min-width: 900px)';

/** Whether a page has two columns. False where there is no window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
