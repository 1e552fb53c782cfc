import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the browser restores this page from its cache, with its busy button. */
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
