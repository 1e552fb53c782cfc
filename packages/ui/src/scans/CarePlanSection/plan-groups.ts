import type { CarePlanView, Daypart, Product, StepView } from '@daylit/contract';
import { leftOutOf } from '../../lib/left-out-of.ts';

/** The steps of a plan by part of the day; a flat plan has no parts. */
export function planGroups(plan: CarePlanView): { daypart: Daypart | null; steps: readonly StepView[] }[] {
  if (plan.kind === 'flat') return [{ daypart: null, steps: plan.steps }];
  return plan.kind === 'grouped' ? plan.groups : [];
}

/** The products of a plan. */
export function planProducts(plan: CarePlanView): Product[] {
  const steps = planGroups(plan).flatMap((group) => group.steps);
  return steps.flatMap((step) => (step.kind === 'product' ? step.product : []));
}

/** Whether an answer of the member has left out a product of a plan since. */
export function hasLeftOut(plan: CarePlanView): boolean {
  return planGroups(plan).some(({ steps }) => steps.some(leftOutOf));
}

/** Nobody would read more; the server sends them in order of importance. */
const MOST_NOTES = 3;

/** The notes of a plan, besides its steps. */
export function planNotes(plan: CarePlanView): string[] {
  return plan.kind === 'unreadable' ? [] : plan.notes.slice(0, MOST_NOTES);
}
