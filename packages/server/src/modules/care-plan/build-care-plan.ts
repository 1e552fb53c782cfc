import { ROUTINE_STEPS, type CarePlan, type CarePlanGroup } from '@daylit/contract';
import type { Draft } from './draft.ts';
import { planNotes } from './plan-notes.ts';
import { planRoutine } from './plan-routine.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Group } from './rule.ts';

/** A routine for one person: every slot has a product with an instruction, or the reason why it has none. */
export function buildCarePlan(facts: CarePlanFacts): CarePlan {
  const routine = planRoutine(facts);
  return {
    morning: groupOf(routine.draft, 'morning'),
    night: groupOf(routine.draft, 'night'),
    weekly: groupOf(routine.draft, 'weekly'),
    notes: planNotes(facts, routine),
  };
}

function groupOf({ steps }: Draft, group: Group): CarePlanGroup {
  const inOrder = ROUTINE_STEPS[group].flatMap((step) => {
    const decided = steps[group].get(step);
    return decided === undefined ? [] : [[step, decided] as const];
  });
  return Object.fromEntries(inOrder);
}
