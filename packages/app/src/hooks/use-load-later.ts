import { useEffect } from 'react';

/** After the page is live, in milliseconds: what it needs first is loaded by then. */
const LATER = 1000;

/** Loads the parts of a page that are not shown yet, so that they show at once. */
export function useLoadLater(parts: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of parts) preload().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, [parts]);
}
