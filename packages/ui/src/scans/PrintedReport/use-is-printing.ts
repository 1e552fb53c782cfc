import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, or shown as it would be. False where there is no window. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBetween || matchMedia('print').matches,
    () => false,
  );
}

/** Between the two events. The media query alone changes too late for the first page to be laid out. */
let isBetween = false;

function subscribe(onChange: () => void) {
  const query = matchMedia('print');
  const begin = () => {
    isBetween = true;
    // Firefox copies the page for the printer before React would draw by itself.
    flushSync(onChange);
  };
  const end = () => {
    isBetween = false;
    onChange();
  };
  query.addEventListener('change', onChange);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', onChange);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
