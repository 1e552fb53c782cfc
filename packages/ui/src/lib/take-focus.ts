/**
 * A `ref` for what replaces a form: a message or a title with `tabIndex={-1}`. It takes the focus when it
 * appears, because the button that led to it is gone. A screen reader reads it, and Tab continues from there.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
