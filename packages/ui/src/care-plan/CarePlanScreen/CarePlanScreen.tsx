import type { ProfileView } from '@daylit/contract';
import { useRef } from 'react';
import { keyWords } from '../../lib/key-words.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ConfirmedPlan, type PlanRemoval } from '../ConfirmedPlan/ConfirmedPlan.tsx';
import { PlanWaiting } from '../PlanWaiting/PlanWaiting.tsx';
import { type PlanConfirmation, SuggestedPlan } from '../SuggestedPlan/SuggestedPlan.tsx';
import styles from './CarePlanScreen.module.css';
import { TagCard } from './TagCard.tsx';

/** `active`: the confirmed plan. `suggested`: that of the newest report. */
export type CarePlanTab = 'active' | 'suggested';

/** Why there is no profile. */
export interface CarePlanProblem {
  /** The server's own word. */
  detail?: string | undefined;
}

export interface CarePlanScreenProps {
  /** Undefined until it has arrived. */
  profile: ProfileView | undefined;
  /** Default `active`. */
  view?: CarePlanTab;
  /** The other plan was asked for, by the toggle or by the link of the empty plan. */
  onViewChange: (view: CarePlanTab) => void;
  /** Resolves when the product is in `confirmed_care_plan`. If it fails, the row is as it was; nothing is said. */
  onConfirm: (confirmation: PlanConfirmation) => Promise<void> | void;
  /** Resolves when the product is out of `confirmed_care_plan`. If it fails, the row is as it was; nothing is said. */
  onRemove: (removal: PlanRemoval) => Promise<void> | void;
  /** Saves all goals. If it fails, the change is taken back and `detail` of the failure, or our own words, shown. */
  onGoalsChange: (goals: readonly string[]) => Promise<void> | void;
  /** Saves all concerns, in the same way. */
  onIssuesChange: (issues: readonly string[]) => Promise<void> | void;
  /** The profile could not be loaded. Without a profile, it stands in place of the page. */
  problem?: CarePlanProblem | undefined;
  /** Asks again after a problem. */
  onRetry?: (() => void) | undefined;
}

const VIEWS = [
  { value: 'suggested', label: 'AI Suggested Plan' },
  { value: 'active', label: 'Your Plan' },
] as const satisfies { value: CarePlanTab; label: string }[];

/** /care-plan: who the routine is for, the suggested routine, and the one in use. */
export function CarePlanScreen({
  profile,
  view = 'active',
  onViewChange,
  onConfirm,
  onRemove,
  onGoalsChange,
  onIssuesChange,
  problem,
  onRetry,
}: CarePlanScreenProps) {
  const planRef = useRef<HTMLElement>(null);

  // The link that was pressed goes with the empty plan; the focus stays in its place.
  function handleShowSuggested() {
    onViewChange('suggested');
    planRef.current?.focus({ preventScroll: true });
  }

  if (profile === undefined) {
    return (
      <Page title="Care Plan">
        {problem ? (
          <LoadProblem title="Failed to load profile" detail={problem.detail} onRetry={onRetry} />
        ) : (
          <PlanWaiting />
        )}
      </Page>
    );
  }
  const { care_plan, confirmed_care_plan, skin_type, goals, issues } = profile;
  return (
    <Page>
      <header className={styles.Header}>
        <div>
          <h1 className={styles.Title}>Care Plan</h1>
          <p className={styles.SkinType}>
            Skin type: <b>{skin_type === null ? 'Not set' : keyWords(skin_type)}</b>
          </p>
        </div>
        <SegmentedToggle
          label="Which plan to show"
          options={VIEWS}
          value={view}
          onChange={onViewChange}
          width="full"
        />
      </header>
      <div className={styles.Lists}>
        <TagCard title="Goals" addLabel="Add a goal" tags={goals} onChange={onGoalsChange} />
        <TagCard title="Concerns" addLabel="Add a concern" tags={issues} onChange={onIssuesChange} />
      </div>
      <section
        ref={planRef}
        id="plan"
        tabIndex={-1}
        aria-label={view === 'suggested' ? 'AI Suggested Plan' : 'Your Plan'}
      >
        {view === 'suggested' ? (
          <SuggestedPlan
            care_plan={care_plan}
            confirmed_care_plan={confirmed_care_plan}
            onConfirm={onConfirm}
          />
        ) : (
          <ConfirmedPlan
            confirmed_care_plan={confirmed_care_plan}
            onRemove={onRemove}
            onShowSuggested={handleShowSuggested}
          />
        )}
      </section>
    </Page>
  );
}
