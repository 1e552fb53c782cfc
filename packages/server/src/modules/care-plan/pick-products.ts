import type { components } from '@daylit/api-client/schema';
import { planRoutine } from './plan-routine.ts';
import type { CarePlanFacts } from './ports.ts';

type Schemas = components['schemas'];

/**
 * One product for each category of the plan. Where a category is used twice, the one with the plan's active wins,
 * then the one decided first.
 */
export function pickProducts(facts: CarePlanFacts): Schemas['ProductNeeds'] {
  const { draft, additions } = planRoutine(facts);
  const lead = additions.lead === null ? [] : [additions.lead.placed];
  const needs: Schemas['ProductNeeds'] = {};
  for (const { group, step } of [...lead, ...draft.placed]) {
    const product = draft.steps[group].get(step)?.product;
    if (product) needs[step] ??= product;
  }
  return needs;
}
