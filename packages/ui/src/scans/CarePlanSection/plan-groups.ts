import type { CarePlanView, Daypart, Product, StepView } from '@daylit/contract';

/** The steps of a plan by part of the day; those of a flat plan have none. */
export function planGroups(plan: CarePlanView): { daypart: Daypart | null; steps: readonly StepView[] }[] {
  if (plan.kind === 'flat') return [{ daypart: null, steps: plan.steps }];
  return plan.kind === 'grouped' ? plan.groups : [];
}

/** The products of a plan. */
export function planProducts(plan: CarePlanView): Product[] {
  const steps = planGroups(plan).flatMap((group) => group.steps);
  return steps.flatMap((step) => (step.kind === 'product' ? step.product : []));
}

/** More would not be read; the server sends them in the order of what was found. */
const MOST_NOTES = 3;

/** What a plan says besides its steps. */
export function planNotes(plan: CarePlanView): string[] {
  return plan.kind === 'unreadable' ? [] : plan.notes.slice(0, MOST_NOTES);
}
