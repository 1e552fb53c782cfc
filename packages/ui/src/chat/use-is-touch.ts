import { useSyncExternalStore } from 'react';

const TOUCH = '(hover: none) and (pointer: coarse)';

/** Whether touch is the primary pointer. False where there is no window. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(TOUCH).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(TOUCH);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
