import type { CarePlanView, Daypart } from '@daylit/contract';
import { areAllSamples } from '../../lib/are-all-samples.ts';
import { leftOutOf } from '../../lib/left-out-of.ts';
import type { Loaded } from '../../lib/states.ts';
import { ALL_LEFT_OUT, LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import styles from './CarePlanSection.module.css';
import { planGroups, planNotes, planProducts } from './plan-groups.ts';
import { NextStep } from './NextStep.tsx';
import { PlanStepList, type PlanStepListProps } from './PlanStepList.tsx';
import { SkippedStepList } from './SkippedStepList.tsx';
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
  const products = planProducts(plan);
  const isSaidOnce = areAllSamples(products);
  const { leftOut = [], skipped = [] } = Object.groupBy(
    groupSkippedSteps(planGroups(plan)),
    ({ isAnswered }) => (isAnswered ? 'leftOut' : 'skipped'),
  );
  return (
    <ReportCard id={ID} title={TITLE}>
      {leftOut.length > 0 && (
        <Notice role="note">
          <LeftOutNote sentence="Since this report you told us something that leaves products out." />
          <SkippedStepList skipped={leftOut} />
        </Notice>
      )}
      {plan.kind === 'unreadable' && (
        <Notice role="none">Care plan data is not in the expected format.</Notice>
      )}
      {plan.kind === 'empty' && <Notice role="none">Care plan is empty.</Notice>}
      {plan.kind === 'flat' && (
        <div className={styles.Flat}>
          <PlanStepList steps={plan.steps} marksSample={!isSaidOnce} />
        </div>
      )}
      {plan.kind === 'grouped' && plan.next_start && <NextStep next={plan.next_start} />}
      {plan.kind === 'grouped' && (
        <div className={styles.Groups}>
          {plan.groups.map(({ daypart, steps }) => (
            <StepGroup key={daypart} daypart={daypart}>
              <Group daypart={daypart} steps={steps} marksSample={!isSaidOnce} />
            </StepGroup>
          ))}
        </div>
      )}
      {notes.length > 0 && <TickList kind="do" sentences={notes} />}
      {skipped.length > 0 && (
        <Fold summary="Steps you can skip" className={styles.Skipped}>
          <SkippedStepList skipped={skipped} />
        </Fold>
      )}
      <ProductNotes products={products} isSaidOnce={isSaidOnce} />
    </ReportCard>
  );
}

/** What a part of the day asks for. Places that answers left out since are not places that need nothing. */
function Group({ daypart, ...list }: { daypart: Daypart } & PlanStepListProps) {
  const { steps } = list;
  if (steps.some(({ kind }) => kind !== 'left_out')) return <PlanStepList {...list} />;
  return (
    <div className={styles.Nothing}>
      {steps.some(leftOutOf) ? <LeftOutNote sentence={ALL_LEFT_OUT} /> : <p>{NOTHING_NEEDED[daypart]}</p>}
    </div>
  );
}
