import { useEffect, useRef, useState } from 'react';

/**
 * The scans that Load More added: the first new id, their number, and a ref for the title that takes the
 * focus from the button. Scans that appear at the top meanwhile do not count.
 */
export function useNewTile(ids: readonly number[]) {
  const [lastId, setLastId] = useState<number>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const lastIndex = lastId === undefined ? -1 : ids.indexOf(lastId);
  const newIds = lastIndex === -1 ? [] : ids.slice(lastIndex + 1);
  const firstNewId = newIds[0];

  useEffect(() => {
    if (firstNewId === undefined) return;
    const focused = document.activeElement;
    // A focus that has moved elsewhere in the meantime stays there.
    if (focused === document.body || focused === buttonRef.current) {
      titleRef.current?.focus({ preventScroll: true });
    }
  }, [firstNewId]);

  return { firstNewId, newCount: newIds.length, titleRef, buttonRef, remember: () => setLastId(ids.at(-1)) };
}
