import { useMutation } from '@tanstack/react-query';
import { keepFields } from '../lib/kept-fields.ts';

/** How long the server may take to answer, in milliseconds. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Reloads the page, if the server can be reached: otherwise the person would lose the page too. A browser
 * remembers for the lifetime of a page that a module could not be fetched, so importing it again fails at
 * once; and after a new release the file no longer exists. What was typed is there again after the reload.
 */
export function usePageReload() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await fetch(location.href, {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(RELOAD_TIMEOUT_MS),
      });
      keepFields();
      location.reload();
    },
  });
}
