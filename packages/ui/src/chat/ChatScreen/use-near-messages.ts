import type { ChatMessage } from '@daylit/contract';
import { type RefObject, useEffect, useState } from 'react';

/** How many messages are drawn at first, about two screens, and each time that the reader comes near the oldest. */
export const DRAWN_AT_ONCE = 15;

/** How near that is. */
const NEAR = '600px';

/** A page of history: what the reader has waited for is drawn at once. */
const LOADED_AT_ONCE = 25;

/**
 * The newest messages, and as the reader goes up, those before them: a conversation of 1,000 messages must not cost
 * more to open, or to be answered in, than a short one. `edge` is an element above the oldest that is drawn.
 */
export function useNearMessages(shown: readonly ChatMessage[], edge: RefObject<HTMLElement | null>) {
  const [drawn, setDrawn] = useState<{ oldestId: number | undefined; isWhole: boolean }>();
  const found = shown.findIndex(({ id }) => id === drawn?.oldestId);
  const start = startOf(found, drawn?.isWhole === true, shown.length);
  const oldestId = shown[start]?.id;
  const isWhole = start === 0;
  if (drawn?.oldestId !== oldestId || drawn?.isWhole !== isWhole) setDrawn({ oldestId, isWhole });

  const nextId = shown[Math.max(0, start - DRAWN_AT_ONCE)]?.id;
  useEffect(() => {
    if (edge.current === null || isWhole) return;
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setDrawn({ oldestId: nextId, isWhole: false });
      },
      { rootMargin: NEAR },
    );
    approach.observe(edge.current);
    return () => approach.disconnect();
  }, [edge, isWhole, nextId]);

  return {
    /** Where drawing begins. */
    start,
    /** Draws some of those before. */
    drawMore: () => setDrawn({ oldestId: nextId, isWhole: false }),
    /** Draws the newest alone. */
    drawNewest: () => setDrawn(undefined),
  };
}

/** Where drawing begins, if what was the oldest is `found` at this place now, or nowhere. */
function startOf(found: number, wasWhole: boolean, count: number): number {
  if (found === -1) return Math.max(0, count - DRAWN_AT_ONCE);
  return wasWhole ? Math.max(0, found - LOADED_AT_ONCE) : found;
}
