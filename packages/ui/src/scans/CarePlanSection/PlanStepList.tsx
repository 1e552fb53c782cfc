import type { StepView } from '@daylit/contract';
import { StepRow } from './StepRow.tsx';

export interface PlanStepListProps {
  /** In the order of use. */
  steps: readonly StepView[];
}

/** The steps to do. Those to skip are listed elsewhere. */
export function PlanStepList({ steps }: PlanStepListProps) {
  return <ol>{steps.map((step) => step.kind !== 'left_out' && <StepRow key={step.key} step={step} />)}</ol>;
}
