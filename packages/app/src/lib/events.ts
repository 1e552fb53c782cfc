import { useEffect, useEffectEvent } from 'react';

/** What a browser event carries: the member's plan at that moment. */
export interface PlanDetail {
  plan: string;
}

/** Events that any part of the page can raise on `window`, and any other can hear. */
export type AppEvent = 'upgradeNeeded' | 'usageLimitExceeded' | 'photoConsentNeeded' | 'passwordNeeded';

/** Raises an event on `window`. */
export function raise(name: AppEvent, detail: PlanDetail): void {
  window.dispatchEvent(new CustomEvent<PlanDetail>(name, { detail }));
}

/** Hears an event for as long as the component is shown. */
export function useAppEvent(name: AppEvent, onEvent: (detail: PlanDetail) => void): void {
  const handle = useEffectEvent((event: Event) => onEvent((event as CustomEvent<PlanDetail>).detail));
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
