import type { StepView } from '@daylit/contract';
import { StepRow } from './StepRow.tsx';

export interface PlanStepListProps {
  /** In the order of use. */
  steps: readonly StepView[];
  /** Whether a row says that its product is a sample. */
  marksSample: boolean;
}

/** The steps to do. Those to skip are listed elsewhere. */
export function PlanStepList({ steps, marksSample }: PlanStepListProps) {
  return (
    <ol>
      {steps.map(
        (step) =>
          step.kind !== 'left_out' && <StepRow key={step.key} step={step} marksSample={marksSample} />,
      )}
    </ol>
  );
}
