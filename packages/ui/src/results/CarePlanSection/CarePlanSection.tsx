import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SampleNote } from '../../parts/SampleNote/SampleNote.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { readObject, readTexts } from '../damage.ts';
import { Ghost } from '../Ghost/Ghost.tsx';
import type { CarePlan } from '../../lib/routine.ts';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import styles from './CarePlanSection.module.css';
import { PlanStepList } from './PlanStepList.tsx';
import { readCarePlan, type ReadCarePlan } from './read-care-plan.ts';

export interface CarePlanSectionProps {
  /** Undefined until it has arrived. */
  care_plan: CarePlan | undefined;
}

const TITLE = 'Care Plan';
const ID = 'care-plan';

/** The suggested routine by part of the day; a plan without parts is shown as one list. */
export function CarePlanSection({ care_plan }: CarePlanSectionProps) {
  if (care_plan === undefined) return <Ghost id={ID} title={TITLE} pictureHeight={90} />;
  const plan = readCarePlan(care_plan);
  const notes = readTexts(readObject<CarePlan>(care_plan)?.notes);
  return (
    <ReportCard id={ID} title={TITLE}>
      {plan.kind === 'message' && <Notice role="none">{plan.message}</Notice>}
      {plan.kind === 'flat' && (
        <div className={styles.Flat}>
          <PlanStepList steps={plan.steps} leftOut={plan.leftOut} />
        </div>
      )}
      {plan.kind === 'grouped' && (
        <div className={styles.Groups}>
          {plan.groups.map(({ key, ...group }) => (
            <StepGroup key={key} daypart={key}>
              <PlanStepList {...group} />
            </StepGroup>
          ))}
        </div>
      )}
      {notes.length > 0 && <TickList kind="do" sentences={notes} />}
      {hasSample(plan) && <SampleNote />}
    </ReportCard>
  );
}

function hasSample(plan: ReadCarePlan): boolean {
  if (plan.kind === 'message') return false;
  const steps = plan.kind === 'flat' ? plan.steps : plan.groups.flatMap((group) => group.steps);
  return steps.some(({ product }) => product?.is_sample);
}
