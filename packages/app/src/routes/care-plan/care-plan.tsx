import { CarePlanScreen, type CarePlanTab } from '@daylit/ui';
import { useState } from 'react';
import { dayOfMember } from '../../data/care-plan/day-of-member.ts';
import { usePlanProducts } from '../../data/care-plan/plan-products.ts';
import { useProfile, useUpdateProfile } from '../../data/care-plan/profile.ts';
import { useTonight } from '../../data/care-plan/routine.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { useTimeOfReturn } from '../../hooks/use-time-of-return.ts';
import { actionState, loaded } from '../states.ts';
import { PlanMore } from './plan-more.tsx';
import { PlanPreferences } from './plan-preferences.tsx';
import { PlanToday, PlanWarnings } from './plan-today.tsx';

/** The member's routine: as suggested, as confirmed, and its steps for today. */
export function CarePlanRoute() {
  const [view, setView] = useState<CarePlanTab>('active');
  const profile = useProfile();
  useHashScroll(profile.isSuccess);
  const goals = useUpdateProfile();
  const issues = useUpdateProfile();
  const products = usePlanProducts();
  const { date } = dayOfMember(useTimeOfReturn());
  const tonight = useTonight(date);
  const isUsed = profile.data?.confirmed_care_plan.some(({ steps }) => steps.length > 0) === true;
  return (
    <CarePlanScreen
      profile={loaded(profile)}
      view={view}
      onViewChange={setView}
      actions={products.actions}
      onConfirm={({ product: { id, name }, ...place }) =>
        void products.confirm({ ...place, product: { id, name } })
      }
      onStart={({ dayparts, step, product: { id, name } }) =>
        void products.start({ dayparts, step, product: { id, name } })
      }
      onRestore={({ daypart, step, id, name }, despite) =>
        void products.confirm({ daypart, step, product: { id, name }, ...(despite && { despite }) })
      }
      onRemove={(removal) => void products.remove(removal)}
      savingGoals={actionState(goals)}
      onGoalsChange={(tags) => goals.mutate({ goals: [...tags] })}
      savingIssues={actionState(issues)}
      onIssuesChange={(tags) => issues.mutate({ issues: [...tags] })}
      uses={tonight.data?.uses}
      newProduct={tonight.data?.new_product?.name}
      today={isUsed ? <PlanToday /> : undefined}
      warnings={isUsed ? <PlanWarnings /> : undefined}
      folds={[
        <PlanMore key="more" isUsed={isUsed} />,
        profile.data && <PlanPreferences key="preferences" profile={profile.data} products={products} />,
      ]}
      onRetry={() => void profile.refetch()}
    />
  );
}
