import { NewProductCard, RoutineWarnings, TonightCard } from '@daylit/ui';
import { dayOfMember } from '../../data/care-plan/day-of-member.ts';
import { useApplyAction } from '../../data/care-plan/plan-products.ts';
import { useMarkDone, useRoutineCheck, useTonight } from '../../data/care-plan/routine.ts';
import { useTimeOfReturn } from '../../hooks/use-time-of-return.ts';
import { actionState, formState, loaded } from '../states.ts';

/** The rule about two new products at once. */
const TOO_NEW = 'R17';

/** The routine of today: its steps, its warnings, and its new products. */
export function PlanToday() {
  const { date, daypart } = dayOfMember(useTimeOfReturn());
  const tonight = useTonight(date);
  const check = useRoutineCheck();
  const marking = useMarkDone();
  const applying = useApplyAction();
  const hold = tonight.data?.new_product ?? null;
  const tooNew = check.data?.warnings.find(({ rule }) => rule === TOO_NEW);
  return (
    <>
      <TonightCard
        tonight={loaded(tonight)}
        daypart={daypart}
        marking={actionState(marking)}
        onMark={(is_done) => marking.mutate({ date, daypart, is_done })}
        onRetry={() => void tonight.refetch()}
      />
      <RoutineWarnings
        check={loaded(check)}
        isChecking={check.isRefetching}
        // The card below says it, with the number of days left.
        except={hold === null ? undefined : TOO_NEW}
        applying={formState(applying, ['despite'])}
        onApply={(action, despite) => applying.mutate({ ...action, ...(despite && { despite }) })}
        onRetry={() => void check.refetch()}
      />
      {hold !== null && (
        <NewProductCard
          hold={hold}
          others={tooNew?.products.map(({ name }) => name).filter((name) => name !== hold.name) ?? []}
        />
      )}
    </>
  );
}
