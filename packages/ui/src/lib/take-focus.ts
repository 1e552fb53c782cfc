/**
 * A `ref` for what replaces a form: a message or a title with `tabIndex={-1}`. It takes the focus as it appears, because
 * the button that led to it is gone, so a screen reader says it and Tab goes on from there.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
