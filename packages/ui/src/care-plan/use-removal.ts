import { useEffect, useRef, useState } from 'react';
import type { ConfirmedDaypart } from '@daylit/contract';
import { planPlace } from './plan-actions.ts';
import type { ConfirmedGroupRows, ConfirmedRow } from './plan-steps.ts';

/** A product to remove; `next` takes the focus when its row is gone. */
interface Removal {
  daypart: ConfirmedDaypart;
  row: ConfirmedRow;
  next: HTMLElement | undefined;
}

/**
 * Follows the removal of a product. `gone` is its name once its row is gone, with the button that had the
 * focus.
 */
export function useRemoval(groups: readonly ConfirmedGroupRows[]) {
  const [asked, setAsked] = useState<{ place: string; name: string }>();
  const nextStop = useRef<HTMLElement>(undefined);
  const gone = asked && !hasPlace(groups, asked.place) ? asked : undefined;

  useEffect(() => {
    if (gone && document.activeElement === document.body) nextStop.current?.focus();
  }, [gone]);

  return {
    gone: gone?.name,
    noteAsked({ daypart, row: { step, product }, next }: Removal) {
      nextStop.current = next;
      setAsked({ place: planPlace({ daypart, step }), name: product.name });
    },
  };
}

function hasPlace(groups: readonly ConfirmedGroupRows[], place: string): boolean {
  return groups.some(({ daypart, rows }) => rows.some(({ step }) => planPlace({ daypart, step }) === place));
}
