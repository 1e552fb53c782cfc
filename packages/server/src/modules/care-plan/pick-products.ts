import type { ProductNeeds } from '@daylit/contract';
import type { DecidedCarePlan } from './decide-care-plan.ts';

/**
 * One product for each category of the care plan. Where a category is used twice, the one decided first
 * counts: of two serums the active one.
 */
export function pickProducts({ draft }: DecidedCarePlan): ProductNeeds {
  const needs: ProductNeeds = {};
  for (const { group, step } of draft.placed) {
    const product = draft.steps[group].get(step)?.product;
    if (product) needs[step] ??= product;
  }
  return needs;
}
