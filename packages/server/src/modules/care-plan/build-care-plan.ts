import type { components } from '@daylit/api-client/schema';
import type { Draft } from './draft.ts';
import { planNotes } from './plan-notes.ts';
import { planRoutine } from './plan-routine.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Group } from './rule.ts';
import { GROUP_STEPS } from './wish.ts';

type Schemas = components['schemas'];

/** A routine for one person: every slot has a product with an instruction, or the reason why it has none. */
export function buildCarePlan(facts: CarePlanFacts): Schemas['CarePlan'] {
  const routine = planRoutine(facts);
  return {
    morning: groupOf(routine.draft, 'morning'),
    night: groupOf(routine.draft, 'night'),
    weekly: groupOf(routine.draft, 'weekly'),
    notes: planNotes(facts, routine),
  };
}

function groupOf({ steps }: Draft, group: Group): Schemas['CarePlanGroup'] {
  const inOrder = GROUP_STEPS[group].flatMap((step) => {
    const decided = steps[group].get(step);
    return decided === undefined ? [] : [[step, decided] as const];
  });
  return Object.fromEntries(inOrder);
}
