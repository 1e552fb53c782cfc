import { useLocation } from 'react-router-dom';

/** The address of the page without the hash, which is another part of the same page. */
export function usePlace(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
