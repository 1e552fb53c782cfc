import { useState } from 'react';

/**
 * The rows whose removal was requested and that have left the list since. Their names are announced: a screen
 * reader announces where the focus moves, and not that a row is gone.
 */
export function useRemoved<Row extends { id: number | string }>(rows: readonly Row[] | undefined) {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const isListed = ({ id }: Row) => rows?.some((row) => row.id === id) ?? true;
  return {
    removed: asked.filter((row) => !isListed(row)),
    ask: (...wanted: readonly Row[]) => setAsked((all) => [...all.filter(isListed), ...wanted]),
  };
}
