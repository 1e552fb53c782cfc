import type { FocusEvent, PointerEvent } from 'react';

/**
 * Handlers of an element that call `onIntent` when the mouse or the keyboard's focus reaches it: time to load
 * what it opens. A finger clicks in the same moment, and loading would delay the response to the click.
 */
export function intentHandlers(onIntent: (() => void) | undefined) {
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') onIntent?.();
    },
    onFocus({ currentTarget }: FocusEvent) {
      if (currentTarget.matches(':focus-visible')) onIntent?.();
    },
  };
}
