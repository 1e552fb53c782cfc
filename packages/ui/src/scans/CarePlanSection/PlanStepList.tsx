import type { StepView } from '@daylit/contract';
import { LeftOutSteps } from './LeftOutSteps.tsx';
import { StepRow } from './StepRow.tsx';

export interface PlanStepListProps {
  /** In the order of use. */
  steps: readonly StepView[];
}

/** The steps to do, then one line for the steps to skip. */
export function PlanStepList({ steps }: PlanStepListProps) {
  const leftOut = steps.filter((step) => step.kind === 'left_out');
  const toDo = steps.filter((step) => step.kind !== 'left_out');
  return (
    <>
      {toDo.length > 0 && (
        <ol>
          {toDo.map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </ol>
      )}
      {leftOut.length > 0 && <LeftOutSteps leftOut={leftOut} isAll={toDo.length === 0} />}
    </>
  );
}
