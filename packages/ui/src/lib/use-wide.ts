import { useSyncExternalStore } from 'react';

/** Where a page has two columns. A media query. */
const WIDE = '(min-width: 900px)';

/** Whether a page has two columns. Undefined where there is no window: in a page that the server draws. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
