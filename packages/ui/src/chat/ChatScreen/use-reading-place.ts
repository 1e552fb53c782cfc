import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { END_THRESHOLD } from '../chat.ts';
import { findRow } from './find-row.ts';

interface Place {
  /** The end is held. */
  isAtEnd: boolean;
  /** How far the page is scrolled, in px. */
  scrolled: number;
  /** The row that is read, and where it stands in the window, in px. */
  row?: Element | undefined;
  rowTop: number;
}

/**
 * Where the reader is in a page that grows at both ends. At the end of the page, the end is held; anywhere else
 * nothing moves: what comes below says so by `hasNew`, and what comes above (a new `firstKey`) pushes nothing down.
 * Browsers do the latter by themselves, but not at the top of a page, and Safari nowhere; the stylesheet stops them.
 */
export function useReadingPlace(page: RefObject<HTMLElement | null>, firstKey: unknown, lastKey: string) {
  const place = useRef<Place>({ isAtEnd: true, scrolled: 0, rowTop: 0 });
  const heldKey = useRef<unknown>(undefined);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);

  const look = useCallback(() => {
    const row = findRow(page.current);
    // A page that has just grown is further from its end, but only a move upwards is the reader's.
    const isAtEnd = isNearEnd() || (place.current.isAtEnd && window.scrollY >= place.current.scrolled);
    place.current = { isAtEnd, scrolled: window.scrollY, row, rowTop: topOf(row) };
    setIsAtEnd(isAtEnd);
  }, [page]);

  const hold = useCallback(() => {
    const { isAtEnd, scrolled, row, rowTop } = place.current;
    // The reader may have moved on since the last look.
    const moved = window.scrollY - scrolled;
    if (isAtEnd && (moved >= 0 || isNearEnd())) goToEnd();
    else {
      place.current.isAtEnd = false;
      if (row?.isConnected === true)
        window.scrollBy({ top: topOf(row) - (rowTop - moved), behavior: 'instant' });
    }
    look();
  }, [look]);

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

  /** Goes to the end and stays there. */
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
