import type { LeftOut, StepView } from '@daylit/contract';

/** The answer that left out the product of a step since its plan was made; undefined for any other step. */
export function leftOutOf(step: StepView): LeftOut | undefined {
  return step.kind === 'left_out' ? step.left_out : undefined;
}
