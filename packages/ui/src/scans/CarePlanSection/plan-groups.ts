import type { CarePlanView, Daypart, StepView } from '@daylit/contract';

/** The steps of a plan by part of the day; those of a flat plan have none. */
export function planGroups(plan: CarePlanView): { daypart: Daypart | null; steps: readonly StepView[] }[] {
  if (plan.kind === 'flat') return [{ daypart: null, steps: plan.steps }];
  return plan.kind === 'grouped' ? plan.groups : [];
}

/** Whether a product of the plan is made up. */
export function hasSample(plan: CarePlanView): boolean {
  const steps = planGroups(plan).flatMap((group) => group.steps);
  return steps.some((step) => step.kind === 'product' && step.product.is_sample);
}
