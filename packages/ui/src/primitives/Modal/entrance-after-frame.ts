/**
 * For the outermost element of a modal, as its `ref`: if a `ModalFrame` is shown, the modal that replaces it
 * starts its animation at the frame's current position, instead of from the beginning. Undefined if none is
 * shown.
 */
export function entranceAfterFrame(): ((modal: HTMLElement | null) => void) | undefined {
  if (typeof document === 'undefined') return undefined;
  const [entrance] = document.querySelector('[data-frame]')?.getAnimations() ?? [];
  if (!entrance) return undefined;
  const { startTime } = entrance;
  return (modal) => {
    for (const own of modal?.getAnimations({ subtree: true }) ?? []) own.startTime = startTime;
  };
}
