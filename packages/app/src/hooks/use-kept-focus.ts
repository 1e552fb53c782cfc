import { useEffect } from 'react';

/** What a person tabs to within, and where the focus is when a part of it is removed. */
const PLACES = 'section, article, form, [role="dialog"]';

/**
 * Keeps the place of a keyboard user. When the focused control is removed, the browser gives the focus to the
 * document, and the next Tab begins at the top of the page. Then the heading of the closest remaining part of
 * the page takes the focus instead. A component's own choice takes precedence.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused control, its container, and whether it was reached by keyboard. */
    let last: { path: HTMLElement[]; isVisible: boolean } | undefined;
    let frame = 0;

    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      const path: HTMLElement[] = [];
      for (let at: HTMLElement | null = target; at; at = at.parentElement) path.push(at);
      last = { path, isVisible: target.matches(':focus-visible') };
    }

    function restore(): void {
      const [control] = last?.path ?? [];
      if (last === undefined || document.activeElement !== document.body) return;
      // A click outside every control takes the focus from one that still exists.
      if (control?.isConnected && !control.matches(':disabled') && control.checkVisibility()) return;
      const { path, isVisible } = last;
      const place = path.find((one) => one.matches(PLACES) && one !== control && isShown(one));
      const target = place?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? place;
      last = undefined;
      focusOn(target ?? document.querySelector<HTMLElement>('#main'), { preventScroll: !isVisible });
    }

    function look(): void {
      if (last === undefined || document.activeElement !== document.body) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    }

    const changes = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] };
    changes.observe(document.body, options);
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      cancelAnimationFrame(frame);
    };
  }, []);
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility();
}

function focusOn(element: HTMLElement | null, options: FocusOptions): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus(options);
}
