import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section named by the address's hash once `isReady`, and again at each click on such a link.
 * A title that can take the focus takes it, so that a keyboard and a screen reader continue from there.
 */
export function useHashScroll(isReady = true): void {
  const location = useLocation();
  useEffect(() => {
    if (!isReady || location.hash === '') return;
    const section = document.getElementById(location.hash.slice(1));
    const fold = section?.closest('details');
    if (fold) fold.open = true;
    section?.scrollIntoView();
    // Of a fold, the line that closes it again.
    (section === fold ? section?.querySelector('summary') : section)?.focus({ preventScroll: true });
  }, [location, isReady]);
}
