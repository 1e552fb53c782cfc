import { useMutation } from '@tanstack/react-query';

/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Loads the page anew, if the server can be reached: otherwise the person would lose the page as well. A
 * browser remembers for the life of a page that a module could not be fetched, so importing it again fails
 * at once; and after a new release there is no such file any more.
 */
export function usePageReload() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await fetch(location.href, {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      });
      location.reload();
    },
  });
}
