/** The element that opened the newest dialog, until a dialog has returned the focus. */
let latest: Element | null = null;

/** The focused element when a dialog opens. A dialog that replaces another one has the same opener. */
export function findOpener(): Element | null {
  if (document.activeElement !== document.body) latest = document.activeElement;
  return latest;
}

/**
 * Focuses the opener. A dialog that opened by itself had none, and an opener may be gone; then the main
 * content takes the focus, as for a new page.
 */
export function giveFocusBack(opener: Element | null): void {
  latest = null;
  const isThere = opener instanceof HTMLElement && opener.isConnected;
  const target = isThere ? opener : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: !isThere });
}
