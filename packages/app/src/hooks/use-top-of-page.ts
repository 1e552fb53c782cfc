import { useEffect, useRef } from 'react';

/** Starts at the top again when `part` changes: the next step of a form is a new page to its reader. */
export function useTopOfPage(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [part]);
}
