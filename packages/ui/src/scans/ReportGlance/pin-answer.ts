import { type RefObject, useEffect, useRef } from 'react';

/** Where an answer lies in the picture, in px from its corner. */
export interface Spot {
  top: number;
  /** The middle of its tip; undefined without a pin. */
  tip: number | undefined;
}

/** Between an outline and the answer below it, the tip included. */
const GAP = 12;

/** The corners of the answer, and half of its tip. */
const LEAST_TIP = 32;

const SELECTED_PIN = 'button[data-emphasis="selected"]';

/**
 * Below everything that is drawn of the selected sign, so that no outline is covered; without an outline
 * below the picture.
 */
export function placeBelow(picture: HTMLElement, pin: HTMLElement | null): Spot {
  const box = picture.getBoundingClientRect();
  const pressed = pin !== null && picture.contains(pin) ? pin : picture.querySelector(SELECTED_PIN);
  const drawn = picture.querySelectorAll('[data-emphasis="selected"]');
  const bottoms = Array.from(drawn, (each) => each.getBoundingClientRect().bottom);
  if (pressed === null) return { top: box.height, tip: undefined };
  const { left, width } = pressed.getBoundingClientRect();
  const middle = left + width / 2 - box.left;
  return {
    top: Math.min(Math.max(...bottoms) - box.top, box.height) + GAP,
    tip: Math.max(LEAST_TIP, Math.min(box.width - LEAST_TIP, middle)),
  };
}

/** Shows the answer above the dock; from a list far below, the photo with it. */
export function scrollTo(picture: HTMLElement | null, card: HTMLElement | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  if (picture !== null && picture.getBoundingClientRect().top < 0)
    picture.scrollIntoView({ block: 'start', behavior: 'instant' });
  card?.scrollIntoView({ block: 'nearest', behavior });
}

/** Focuses the answer, and at its end what opened it: the pin, or the sign in the list. */
export function useFocusReturned(
  card: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  pin: HTMLElement | null,
): void {
  const pressed = useRef(pin);
  useEffect(() => {
    // A phone does not focus what is tapped.
    const opener = pressed.current ?? document.activeElement;
    const name = opener?.getAttribute('aria-label');
    const box = picture.current;
    card.current?.focus({ preventScroll: true });
    return () => {
      // Meanwhile another sign may have been selected, and the pins drawn again.
      const pins = Array.from(box?.querySelectorAll('button') ?? []);
      const back = opener?.isConnected ? opener : pins.find((one) => one.getAttribute('aria-label') === name);
      if (back instanceof HTMLElement) back.focus({ preventScroll: box?.contains(back) === true });
    };
  }, [card, picture]);
}

/** A tap beside the answer closes it. A tap on another sign selects that one. */
export function useClosedBeside(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (!card.current?.contains(target) && target.closest('[aria-pressed]') === null) close.current();
    };
    addEventListener('pointerdown', closeBeside);
    return () => removeEventListener('pointerdown', closeBeside);
  }, [card]);
}
