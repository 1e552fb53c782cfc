/**
 * Focuses what had the focus before. A dialog that opened by itself had no opener, and an opener may be gone;
 * then the main content takes the focus, as for a new page.
 */
export function giveFocusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: !isThere });
}
