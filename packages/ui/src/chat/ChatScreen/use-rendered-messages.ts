import type { ChatMessage } from '@daylit/contract';
import { type RefObject, useEffect, useState } from 'react';

/** Messages rendered at first (about two screens) and added when the reader comes near the oldest. */
export const RENDERED_AT_ONCE = 15;

/** Rows that may stay when the reader goes back to the end. Fewer would be removed only to come back. */
const KEPT = 60;

/** Distance at which the reader is near. */
const NEAR = '600px';

/** Messages per page of history. The reader waited for the page, so all of it is rendered at once. */
const LOADED_AT_ONCE = 25;

/**
 * Renders the newest messages, and older ones as the reader scrolls up: opening a conversation of 1,000
 * messages, or receiving a reply in it, must not be slower than in a short one. `edge` is an element above
 * the oldest rendered message.
 */
export function useRenderedMessages(shown: readonly ChatMessage[], edge: RefObject<HTMLElement | null>) {
  const [rendered, setRendered] = useState<{ oldestId: number | undefined; isWhole: boolean }>();
  const found = shown.findIndex(({ id }) => id === rendered?.oldestId);
  const start = startOf(found, rendered?.isWhole === true, shown.length);
  const oldestId = shown[start]?.id;
  const isWhole = start === 0;
  if (rendered?.oldestId !== oldestId || rendered?.isWhole !== isWhole) setRendered({ oldestId, isWhole });

  const nextId = shown[Math.max(0, start - RENDERED_AT_ONCE)]?.id;
  useEffect(() => {
    if (edge.current === null || isWhole) return;
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setRendered({ oldestId: nextId, isWhole: false });
      },
      { rootMargin: NEAR },
    );
    approach.observe(edge.current);
    return () => approach.disconnect();
  }, [edge, isWhole, nextId]);

  return {
    /** Index of the first rendered message. */
    start,
    /** Renders further older messages. */
    renderMore: () => setRendered({ oldestId: nextId, isWhole: false }),
    /** Renders only the newest messages, if there are many more. */
    renderNewest() {
      if (shown.length - start > KEPT) setRendered(undefined);
    },
  };
}

/**
 * Index of the first rendered message, given that the formerly oldest one is now at `found` (-1: nowhere).
 */
function startOf(found: number, wasWhole: boolean, count: number): number {
  if (found === -1) return Math.max(0, count - RENDERED_AT_ONCE);
  return wasWhole ? Math.max(0, found - LOADED_AT_ONCE) : found;
}
