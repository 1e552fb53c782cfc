import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does for a navigation what the browser does for a new document: scrolls to the top, and moves the focus to
 * the main content unless the page has set it already.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector<HTMLElement>('#main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
