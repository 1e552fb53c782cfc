import type { Product } from '@daylit/contract';
import { type ActionState, productStep } from '@daylit/ui';
import { useMemo } from 'react';
import { useAdditions, useAddToPlan } from '../../data/recommendations/add-to-plan.ts';
import { formState } from '../states.ts';

/** The states of additions by product id, and the callback that adds one. A new object only for a change. */
export function usePlanAdditions(): {
  additions: Record<string, ActionState<'despite'>>;
  onAdd: (product: Product, despite?: true) => void;
} {
  const { mutate } = useAddToPlan();
  const additions = useAdditions();
  const states = useMemo(
    () => Object.fromEntries(additions.map(({ id, ...state }) => [id, formState(state, ['despite'])])),
    [additions],
  );
  return {
    additions: states,
    onAdd: (product, despite) => mutate({ step: productStep(product), product, ...(despite && { despite }) }),
  };
}
