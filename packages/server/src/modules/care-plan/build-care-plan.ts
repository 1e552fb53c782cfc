import { ROUTINE_STEPS, type CarePlan, type CarePlanGroup, type CarePlanLead } from '@daylit/contract';
import type { Draft } from './draft.ts';
import { carePlanNotes } from './care-plan-notes.ts';
import { EVERY_DAY } from './slot-request.ts';
import { weekdayOf } from './tonight/local-dates.ts';
import type { DecidedCarePlan } from './decide-care-plan.ts';
import type { Group } from './rule.ts';

/** A care plan as it is sent: every slot has a product with an instruction, or the reason why it has none. */
export function buildCarePlan(decided: DecidedCarePlan): CarePlan {
  return {
    morning: groupOf(decided.draft, 'morning'),
    night: groupOf(decided.draft, 'night'),
    weekly: groupOf(decided.draft, 'weekly'),
    tonight: tonight(decided),
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

/** The steps of a night, the one that does most first. */
const NIGHT_STEPS = ['serum', 'moisturizer', 'cleanser'] as const;

/**
 * The one thing to do tonight, in one sentence: the active, if this is one of its evenings, otherwise a daily
 * step of the evening. Null for a plan without either.
 */
function tonight(decided: DecidedCarePlan): string | null {
  return activeTonight(decided) ?? everyNight(decided);
}

/** With its days, because the report may be read on another day. */
function activeTonight({ additions: { lead }, draft: { steps }, facts }: DecidedCarePlan): string | null {
  if (lead === null) return null;
  const { group, step, days } = lead.choice;
  if (group === 'morning' || !days.includes(weekdayOf(facts.course.today))) return null;
  return sentence(`${step} for ${lead.concern.name}`, steps[group].get(step)?.instruction);
}

function everyNight({ draft: { placed, steps } }: DecidedCarePlan): string | null {
  const step = NIGHT_STEPS.find((name) =>
    placed.some((one) => one.group === 'night' && one.step === name && one.days.length === EVERY_DAY.length),
  );
  return step ? sentence(step, steps.night.get(step)?.instruction) : null;
}

function sentence(what: string, instruction = ''): string {
  const [first = ''] = instruction.split(/(?<=\.) /);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}
