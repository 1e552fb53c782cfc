import type { components } from '@daylit/contract';
import { planRoutine } from './plan-routine.ts';
import type { CarePlanFacts } from './ports.ts';

type Schemas = components['schemas'];

/** One product for each category of the plan; where a category is used twice, the one decided first: the active. */
export function pickProducts(facts: CarePlanFacts): Schemas['ProductNeeds'] {
  const { draft } = planRoutine(facts);
  const needs: Schemas['ProductNeeds'] = {};
  for (const { group, step } of draft.placed) {
    const product = draft.steps[group].get(step)?.product;
    if (product) needs[step] ??= product;
  }
  return needs;
}
