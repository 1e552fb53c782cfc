import { ROUTINE_STEPS, type CarePlan, type CarePlanGroup, type CarePlanLead } from '@daylit/contract';
import type { Draft } from './draft.ts';
import { carePlanNotes } from './care-plan-notes.ts';
import type { DecidedCarePlan } from './decide-care-plan.ts';
import type { Group } from './rule.ts';

/** A care plan as it is sent: every slot has a product with an instruction, or the reason why it has none. */
export function buildCarePlan(decided: DecidedCarePlan): CarePlan {
  return {
    morning: groupOf(decided.draft, 'morning'),
    night: groupOf(decided.draft, 'night'),
    weekly: groupOf(decided.draft, 'weekly'),
    notes: carePlanNotes(decided),
    lead: leadOf(decided),
  };
}

/** What the next plan needs to know to keep the active for its time. */
function leadOf({ additions: { lead }, facts: { course } }: DecidedCarePlan): CarePlanLead | null {
  if (lead === null) return null;
  return {
    active: lead.choice.class,
    concern: lead.concern.key,
    product_id: lead.productId,
    suggested_on: lead.given?.suggestedOn ?? course.today,
  };
}

function groupOf({ steps }: Draft, group: Group): CarePlanGroup {
  const inOrder = ROUTINE_STEPS[group].flatMap((step) => {
    const decided = steps[group].get(step);
    return decided === undefined ? [] : [[step, decided] as const];
  });
  return Object.fromEntries(inOrder);
}
