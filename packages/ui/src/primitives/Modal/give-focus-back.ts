/** What the newest dialog was opened from, until a dialog has given the focus back. */
let latest: Element | null = null;

/** What has the focus when a dialog opens. A dialog that takes the place of another has the same opener. */
export function findOpener(): Element | null {
  if (document.activeElement !== document.body) latest = document.activeElement;
  return latest;
}

/**
 * Focuses what had the focus before. A dialog that opened by itself had no opener, and an opener may be gone;
 * then the main content takes the focus, as for a new page.
 */
export function giveFocusBack(opener: Element | null): void {
  latest = null;
  const isThere = opener instanceof HTMLElement && opener.isConnected;
  const target = isThere ? opener : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: !isThere });
}
