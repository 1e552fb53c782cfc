import { useEffect, useRef } from 'react';

/** Scrolls to the top when `part` changes, because the next step of a form reads like a new page. */
export function useTopOfPage(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [part]);
}
