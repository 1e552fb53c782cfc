import type { Product } from '@daylit/contract';
import { type ActionState, productStep } from '@daylit/ui';
import { useMemo } from 'react';
import { useAdditions, useAddToPlan } from '../../data/recommendations/add-to-plan.ts';
import { actionState } from '../states.ts';

/** The states of additions by product id, and the callback that adds one. A new object only for a change. */
export function usePlanAdditions(): {
  additions: Record<string, ActionState>;
  onAdd: (product: Product) => void;
} {
  const { mutate } = useAddToPlan();
  const additions = useAdditions();
  const states = useMemo(
    () => Object.fromEntries(additions.map(({ id, ...state }) => [id, actionState(state)])),
    [additions],
  );
  return {
    additions: states,
    onAdd: (product) => mutate({ step: productStep(product), product }),
  };
}
