import type { Trigger } from '@daylit/api-client';
import { useEffect, useEffectEvent } from 'react';

/** The detail of an event: the member's plan at that moment. */
export interface PlanDetail {
  plan: string;
}

/** Events that any part of the page can raise on `window`, and any other can listen to. */
export type AppEvent = Trigger;

/** Raises an event on `window`. */
export function raise(name: AppEvent, detail: PlanDetail): void {
  window.dispatchEvent(new CustomEvent<PlanDetail>(name, { detail }));
}

/** Listens to an event while the component is mounted. */
export function useAppEvent(name: AppEvent, onEvent: (detail: PlanDetail) => void): void {
  const handle = useEffectEvent((event: Event) => onEvent((event as CustomEvent<PlanDetail>).detail));
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
