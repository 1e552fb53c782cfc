import type { ProfileView, RemovedProductView, RoutineUse } from '@daylit/contract';
import { type ReactNode, useRef } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { keyWords } from '../../lib/key-words.ts';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ConfirmedPlan, type PlanRemoval } from '../ConfirmedPlan/ConfirmedPlan.tsx';
import type { PlanActions } from '../plan-actions.ts';
import { PlanWaiting } from '../PlanWaiting/PlanWaiting.tsx';
import { type PlanConfirmation, SuggestedPlan } from '../SuggestedPlan/SuggestedPlan.tsx';
import styles from './CarePlanScreen.module.css';
import { TagCard } from './TagCard.tsx';

/** `active`: the confirmed plan. `suggested`: the plan of the newest report. */
export type CarePlanTab = 'active' | 'suggested';

export interface CarePlanScreenProps {
  /** `failed` replaces the page by the problem and a button to load again. */
  profile: Loaded<ProfileView>;
  /** Default `active`. */
  view?: CarePlanTab;
  /** Called with the other plan, by the toggle or the link of the empty plan. */
  onViewChange: (view: CarePlanTab) => void;
  /** State of the actions on products, by `planPlace`. A failure shows its `detail` at the row. */
  actions: PlanActions;
  /** Adds a product to `confirmed_care_plan`. */
  onConfirm: (confirmation: PlanConfirmation) => void;
  /** Removes a product from `confirmed_care_plan`. */
  onRemove: (removal: PlanRemoval) => void;
  /** Restores a removed product at its old place. */
  onRestore: (removed: RemovedProductView, despite?: true) => void;
  /** State of the newest change of the goals. */
  savingGoals: ActionState;
  /** Receives all goals to save. */
  onGoalsChange: (goals: readonly string[]) => void;
  /** State of the newest change of the concerns. */
  savingIssues: ActionState;
  /** Receives all concerns to save. */
  onIssuesChange: (issues: readonly string[]) => void;
  /** Above the confirmed plan: this evening's steps, and the warnings of the routine check. */
  today?: ReactNode;
  /** The days of the confirmed products that are not used every day. Default none. */
  uses?: readonly RoutineUse[] | undefined;
  /** Name of the product that is the only new one for now. Default none. */
  newProduct?: string | undefined;
  /** Below the lists of both plans: the preferences that the check and the suggestions depend on. */
  preferences?: ReactNode;
  /** Below the confirmed plan: a link to add a product, and the reminders. */
  more?: Elements;
  /** Loads the profile again. */
  onRetry?: (() => void) | undefined;
}

const VIEWS = [
  { value: 'suggested', label: 'AI Suggested Plan' },
  { value: 'active', label: 'Your Plan' },
] as const satisfies { value: CarePlanTab; label: string }[];

/** /care-plan: the member's goals and concerns, the suggested routine, and the confirmed one. */
export function CarePlanScreen({ profile, view = 'active', onRetry, ...plans }: CarePlanScreenProps) {
  if (profile.state === 'ready') return <Plans profile={profile.value} view={view} {...plans} />;
  return (
    <Page title="Care Plan">
      {profile.state === 'failed' ? (
        <LoadProblem title="Failed to load profile" detail={profile.detail ?? undefined} onRetry={onRetry} />
      ) : (
        <PlanWaiting />
      )}
    </Page>
  );
}

interface PlansProps extends Omit<CarePlanScreenProps, 'profile' | 'onRetry'> {
  profile: ProfileView;
  view: CarePlanTab;
}

function Plans({ profile, view, onViewChange, actions, ...rest }: PlansProps) {
  const { onConfirm, onRemove, onRestore, today, uses, newProduct, preferences, more, ...tags } = rest;
  const planRef = useRef<HTMLElement>(null);

  // The clicked link is removed with the empty plan, so the plan takes the focus.
  function handleShowSuggested() {
    onViewChange('suggested');
    planRef.current?.focus({ preventScroll: true });
  }

  const { care_plan, confirmed_care_plan, removed_products, skin_type, goals, issues } = profile;
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
      {view === 'active' && today !== undefined && <div className={styles.Today}>{today}</div>}
      <div className={styles.Lists}>
        <TagCard
          title="Goals"
          addLabel="Add a goal"
          tags={goals}
          saving={tags.savingGoals}
          onChange={tags.onGoalsChange}
        />
        <TagCard
          title="Concerns"
          addLabel="Add a concern"
          tags={issues}
          saving={tags.savingIssues}
          onChange={tags.onIssuesChange}
        />
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
            removed_products={removed_products}
            actions={actions}
            onConfirm={onConfirm}
          />
        ) : (
          <ConfirmedPlan
            confirmed_care_plan={confirmed_care_plan}
            removed_products={removed_products}
            uses={uses}
            newProduct={newProduct}
            actions={actions}
            onRemove={onRemove}
            onRestore={onRestore}
            onShowSuggested={handleShowSuggested}
            more={more}
          />
        )}
      </section>
      {preferences !== undefined && <div className={styles.Preferences}>{preferences}</div>}
    </Page>
  );
}
