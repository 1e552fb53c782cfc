import type { FocusEvent, PointerEvent } from 'react';

/**
 * Handlers of an element that call `onIntent` when the mouse or the keyboard's focus comes to it: time to
 * load what it opens. A finger clicks in the same moment, and loading would hold up the answer to that.
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
