import { type RefObject, useEffect, useRef } from 'react';
import { type AccountPageName, accountHref } from '../account-pages.tsx';

/**
 * Moves the focus when the page of the account changes, as a navigation would: to the title of the page, or,
 * back in the list of a phone, to the row that led to it. Does nothing when the address is opened. Attach the
 * ref to what holds the title, the list and the page.
 */
export function useArrivalAtPage(page: AccountPageName | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before === page || ref.current === null) return;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const left = page === undefined && before !== undefined && find(`a[href="${accountHref(before)}"]`);
    // Beside the list, the title of the whole screen does not say which page is there.
    const target = left || (page !== undefined && find('nav ~ * h2')) || find('h1');
    if (page !== undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    if (target?.matches('h1')) target.tabIndex = -1;
    target?.focus({ preventScroll: page !== undefined });
  }, [page]);
  return ref;
}
