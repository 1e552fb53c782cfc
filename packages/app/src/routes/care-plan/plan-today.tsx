import { RoutineWarnings, TonightCard } from '@daylit/ui';
import { dayOfMember } from '../../data/care-plan/day-of-member.ts';
import { useApplyAction } from '../../data/care-plan/plan-products.ts';
import { useMarkDone, useRoutineCheck, useTonight } from '../../data/care-plan/routine.ts';
import { useTimeOfReturn } from '../../hooks/use-time-of-return.ts';
import { actionState, formState, loaded } from '../states.ts';

/** The steps of the routine for this part of the day. */
export function PlanToday() {
  const { date, daypart } = dayOfMember(useTimeOfReturn());
  const tonight = useTonight(date);
  const marking = useMarkDone();
  return (
    <TonightCard
      tonight={loaded(tonight)}
      daypart={daypart}
      marking={actionState(marking)}
      onMark={(is_done) => marking.mutate({ date, daypart, is_done })}
      onRetry={() => void tonight.refetch()}
    />
  );
}

/** What the check of the routine found. */
export function PlanWarnings() {
  const check = useRoutineCheck();
  const applying = useApplyAction();
  return (
    <RoutineWarnings
      check={loaded(check)}
      isChecking={check.isRefetching}
      applying={formState(applying, ['despite'])}
      onApply={(action, despite) => applying.mutate({ ...action, ...(despite && { despite }) })}
      onRetry={() => void check.refetch()}
    />
  );
}
