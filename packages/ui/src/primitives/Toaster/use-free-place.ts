import { type RefObject, useEffect } from 'react';

/** Controls that a person uses. */
const ACTIONS = 'a[href], button, input, select, textarea, label';

/**
 * Marks the viewport of the toasts with `data-place="top"` if there is an action behind it at the bottom, so
 * that toasts cover none. Measured again when a toast comes or goes.
 */
export function useFreePlace(viewportRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = viewportRef.current;
    if (viewport === null) return undefined;
    const observer = new ResizeObserver(() => {
      delete viewport.dataset['place'];
      if (coversAction(viewport)) viewport.dataset['place'] = 'top';
    });
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewportRef]);
}

function coversAction(viewport: HTMLElement): boolean {
  const { left, right, top, bottom } = viewport.getBoundingClientRect();
  return Array.from(document.querySelectorAll(ACTIONS)).some((action) => {
    if (viewport.contains(action)) return false;
    const box = action.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}
