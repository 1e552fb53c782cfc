import { LeftOutSteps } from './LeftOutSteps.tsx';
import type { PlanSteps } from './read-care-plan.ts';
import { StepRow } from './StepRow.tsx';

/** The steps to do, then in one line those to skip. */
export function PlanStepList({ steps, leftOut }: PlanSteps) {
  return (
    <>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </ol>
      )}
      {leftOut.length > 0 && <LeftOutSteps leftOut={leftOut} isAll={steps.length === 0} />}
    </>
  );
}
