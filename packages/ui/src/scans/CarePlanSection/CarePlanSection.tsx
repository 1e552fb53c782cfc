import type { CarePlanView, Daypart } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import styles from './CarePlanSection.module.css';
import { planGroups, planNotes, planProducts } from './plan-groups.ts';
import { PlanStepList } from './PlanStepList.tsx';
import { SkippedStepsFold } from './SkippedStepsFold.tsx';
import { groupSkippedSteps } from './skipped-steps.ts';

export interface CarePlanSectionProps {
  care_plan: Loaded<CarePlanView>;
}

const TITLE = 'Care Plan';
const ID = 'care-plan';

const NOTHING_NEEDED: Record<Daypart, string> = {
  morning: 'Nothing needed in the morning.',
  night: 'Nothing needed at night.',
  weekly: 'Nothing needed weekly.',
};

/** The suggested routine by part of the day; a plan without parts is shown as one list. */
export function CarePlanSection({ care_plan }: CarePlanSectionProps) {
  if (care_plan.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} pictureHeight={90} />;
  const plan = care_plan.value;
  const notes = planNotes(plan);
  return (
    <ReportCard id={ID} title={TITLE}>
      {plan.kind === 'unreadable' && (
        <Notice role="none">Care plan data is not in the expected format.</Notice>
      )}
      {plan.kind === 'empty' && <Notice role="none">Care plan is empty.</Notice>}
      {plan.kind === 'flat' && (
        <div className={styles.Flat}>
          <PlanStepList steps={plan.steps} />
        </div>
      )}
      {plan.kind === 'grouped' && (
        <div className={styles.Groups}>
          {plan.groups.map(({ daypart, steps }) => (
            <StepGroup key={daypart} daypart={daypart}>
              {steps.every(({ kind }) => kind === 'left_out') ? (
                <p className={styles.Nothing}>{NOTHING_NEEDED[daypart]}</p>
              ) : (
                <PlanStepList steps={steps} />
              )}
            </StepGroup>
          ))}
        </div>
      )}
      {notes.length > 0 && <TickList kind="do" sentences={notes} />}
      <SkippedStepsFold skipped={groupSkippedSteps(planGroups(plan))} />
      <ProductNotes products={planProducts(plan)} />
    </ReportCard>
  );
}
