import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does for a change of page what the browser does for a new document: starts at the top, and puts the focus where
 * reading begins, unless the page has put it somewhere itself.
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
