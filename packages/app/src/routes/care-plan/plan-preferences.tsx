import type { ProfileView } from '@daylit/contract';
import { LeftOutProducts } from '@daylit/ui';
import { useState } from 'react';
import type { usePlanProducts } from '../../data/care-plan/plan-products.ts';
import { MemberPreferences } from '../profile/member-preferences.tsx';

interface PlanPreferencesProps {
  profile: ProfileView;
  products: ReturnType<typeof usePlanProducts>;
}

/** The preferences that the check and the suggestions depend on, and what they leave out once saved. */
export function PlanPreferences({ profile, products }: PlanPreferencesProps) {
  const [hasSaved, setHasSaved] = useState(false);
  return (
    <>
      <MemberPreferences place="care_plan" onSaved={() => setHasSaved(true)} />
      <LeftOutProducts
        isShown={hasSaved}
        confirmed_care_plan={profile.confirmed_care_plan}
        actions={products.actions}
        onRemove={(removal) => void products.remove(removal)}
      />
    </>
  );
}
