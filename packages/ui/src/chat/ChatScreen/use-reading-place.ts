import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { END_THRESHOLD } from '../chat.ts';
import { findRow } from './find-row.ts';

interface Place {
  /** The end is held. */
  isAtEnd: boolean;
  /** How far the page is scrolled, in px. */
  top: number;
  /** Anywhere else, the row that is read, and where it stands in the window. */
  read?: { row: Element; top: number } | undefined;
}

/**
 * Where the reader is in a page that grows at both ends. At the end of the page, the end is held; anywhere else
 * nothing moves: what comes below says so by `hasNew`, and what comes above (a new `firstKey`) pushes nothing down.
 * Browsers do the latter by themselves, but not at the top of a page, and Safari nowhere; the stylesheet stops them.
 */
export function useReadingPlace(page: RefObject<HTMLElement | null>, firstKey: unknown, lastKey: string) {
  const place = useRef<Place>({ isAtEnd: true, top: 0 });
  const heldKey = useRef<unknown>(undefined);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);

  const look = useCallback(() => {
    const { scrollY: top, innerHeight } = window;
    const isNear = document.documentElement.scrollHeight - top - innerHeight <= END_THRESHOLD;
    // A page that has just grown is further from its end, but only a move upwards is the reader's.
    const isAtEnd = isNear || (place.current.isAtEnd && top >= place.current.top);
    const row = isAtEnd ? undefined : findRow(page.current);
    place.current = { isAtEnd, top, read: row && { row, top: row.getBoundingClientRect().top } };
    setIsAtEnd(isAtEnd);
  }, [page]);

  const hold = useCallback(() => {
    const { isAtEnd, read } = place.current;
    if (isAtEnd) goToEnd();
    else if (read)
      window.scrollBy({ top: read.row.getBoundingClientRect().top - read.top, behavior: 'instant' });
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
    place.current = { isAtEnd: true, top: 0 };
    setIsAtEnd(true);
    goToEnd();
  }

  return { hasNew: !isAtEnd && seenKey !== lastKey, holdEnd };
}

function goToEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}
