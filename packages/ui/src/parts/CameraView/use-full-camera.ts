import { useSyncExternalStore } from 'react';

/** Where the camera fills the screen: on phones, upright and lying. A media query. */
export const FULL_CAMERA = '(max-width: 640px), (max-height: 480px)';

/** Whether the camera fills the screen. False where there is no window. */
export function useFullCamera(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(FULL_CAMERA).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(FULL_CAMERA);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
