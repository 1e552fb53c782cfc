import { useEffect, useState } from 'react';

/** The concern that the report shows on photo, map and list at once. */
export interface ConcernSelection {
  /** Undefined while none is selected. */
  number: number | undefined;
  /** Selects a concern; a second time, or without a number, selects none. */
  onSelect: (number?: number) => void;
}

/** The selection of a report. Escape ends it. */
export function useConcernSelection(): ConcernSelection {
  const [number, setNumber] = useState<number>();
  const isSelected = number !== undefined;

  useEffect(() => {
    if (!isSelected) return;
    const endOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setNumber(undefined);
    addEventListener('keydown', endOnEscape);
    return () => removeEventListener('keydown', endOnEscape);
  }, [isSelected]);

  return { number, onSelect: (chosen) => setNumber(chosen === number ? undefined : chosen) };
}
