import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { END_THRESHOLD } from '../chat.ts';
import { findRow } from './find-row.ts';

interface Place {
  /** The page follows its end. */
  isAtEnd: boolean;
  /** Scroll position of the page in px. */
  scrolled: number;
  /** The row that is being read, and the distance of its top from the window's top in px. */
  row?: Element | undefined;
  rowTop: number;
}

/**
 * The reading position in a page that grows at both ends. At the end, the page follows new text. Anywhere
 * else the visible text does not move: `hasNew` reports text below, and content above (a new `firstKey`)
 * shifts nothing. Browsers' own scroll anchoring does not work at the top of a page, nor anywhere in Safari,
 * so the stylesheet turns it off.
 */
export function useReadingPosition(page: RefObject<HTMLElement | null>, firstKey: unknown, lastKey: string) {
  const place = useRef<Place>({ isAtEnd: true, scrolled: 0, rowTop: 0 });
  const heldKey = useRef<unknown>(undefined);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);

  const look = useCallback(() => {
    const row = findRow(page.current);
    // Growth also increases the distance to the end, but only an upward scroll is the reader's.
    const isAtEnd = isNearEnd() || (place.current.isAtEnd && window.scrollY >= place.current.scrolled);
    place.current = { isAtEnd, scrolled: window.scrollY, row, rowTop: topOf(row) };
    setIsAtEnd(isAtEnd);
  }, [page]);

  const hold = useCallback(() => {
    const { isAtEnd, scrolled, row, rowTop } = place.current;
    // The reader may have scrolled since the last look.
    const moved = window.scrollY - scrolled;
    // Before the first message there is nothing to follow: the welcome is read from its beginning.
    if (findRow(page.current) === undefined) return;
    if (isAtEnd && (moved >= 0 || isNearEnd())) goToEnd();
    else {
      place.current.isAtEnd = false;
      if (row?.isConnected === true)
        window.scrollBy({ top: topOf(row) - (rowTop - moved), behavior: 'instant' });
    }
    look();
  }, [page, look]);

  useEffect(() => {
    const growth = new ResizeObserver(hold);
    if (page.current !== null) growth.observe(page.current);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [page, hold, look]);

  useLayoutEffect(() => {
    if (heldKey.current === firstKey) return;
    heldKey.current = firstKey;
    hold();
  }, [firstKey, hold]);

  /** Scrolls to the end and follows it. */
  function holdEnd() {
    goToEnd();
    look();
  }

  return { hasNew: !isAtEnd && seenKey !== lastKey, holdEnd };
}

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

function isNearEnd(): boolean {
  const { scrollY, innerHeight } = window;
  return document.documentElement.scrollHeight - scrollY - innerHeight <= END_THRESHOLD;
}

function goToEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}
