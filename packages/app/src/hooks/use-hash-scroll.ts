import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section named by the address's hash once `isReady`. */
export function useHashScroll(isReady = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, isReady]);
}
