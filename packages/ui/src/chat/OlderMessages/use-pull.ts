import { type TouchEvent, useRef, useState } from 'react';
import { PULL_RESISTANCE, PULL_THRESHOLD, TOP_THRESHOLD } from '../chat.ts';

/** Distance in px that the messages follow a finger that has moved `way` px down. Never negative. */
export function pulledBy(way: number): number {
  return Math.max(0, way / PULL_RESISTANCE);
}

/**
 * Pulling the page down at its top. The handlers belong to the element that moves; it receives the distance
 * as `--chat-pull`. The movement follows the finger without React; only reaching the threshold is a state.
 */
export function usePull({ isEnabled, onPull }: { isEnabled: boolean; onPull: () => void }) {
  const startY = useRef<number>(undefined);
  /** A ref instead of the state: a quick finger lifts before the next render. */
  const pulled = useRef(0);
  const [isReady, setIsReady] = useState(false);

  const handlers = {
    onTouchStart({ touches }: TouchEvent) {
      const isAtTop = window.scrollY <= TOP_THRESHOLD;
      startY.current = isEnabled && isAtTop && touches.length === 1 ? touches[0]?.clientY : undefined;
    },
    onTouchMove({ currentTarget, touches }: TouchEvent<HTMLElement>) {
      const finger = touches[0];
      if (startY.current === undefined || finger === undefined) return;
      pulled.current = pulledBy(finger.clientY - startY.current);
      currentTarget.style.setProperty('--chat-pull', `${pulled.current}px`);
      setIsReady(pulled.current >= PULL_THRESHOLD);
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      if (pulled.current >= PULL_THRESHOLD) onPull();
      release(event);
    },
    onTouchCancel: release,
  };

  function release({ currentTarget }: TouchEvent<HTMLElement>) {
    startY.current = undefined;
    pulled.current = 0;
    currentTarget.style.removeProperty('--chat-pull');
    setIsReady(false);
  }

  return { isReady, handlers };
}
