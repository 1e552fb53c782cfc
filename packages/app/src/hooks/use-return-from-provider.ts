import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the browser shows this page again as it was left, with its busy button. */
export function useReturnFromProvider(onReturn: () => void): void {
  const handle = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => handle(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
