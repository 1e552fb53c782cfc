import type { NextStart, ProfileView, RemovedProductView, RoutineUse } from '@daylit/contract';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { keyWords } from '../../lib/key-words.ts';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ConfirmedPlan, type PlanRemoval } from '../ConfirmedPlan/ConfirmedPlan.tsx';
import { GuidedStart, type GuidedStartProps } from '../GuidedStart/GuidedStart.tsx';
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
  /** Adds the product to start next at each of its places. */
  onStart: GuidedStartProps['onStart'];
  /** Above the confirmed plan: this evening's steps. */
  today?: ReactNode;
  /** Below them: the warnings of the routine check. */
  warnings?: ReactNode;
  /** The days of the confirmed products that are not used every day. Default none. */
  uses?: readonly RoutineUse[] | undefined;
  /** Name of the product that is the only new one for now. Default none. */
  newProduct?: string | undefined;
  /** Below both plans, one line each: the check without a warning, the reminders, the preferences. */
  folds?: Elements;
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
  const { onConfirm, onStart, onRemove, onRestore, today, warnings, uses, newProduct, folds, ...tags } = rest;
  const planRef = useRef<HTMLElement>(null);

  // The clicked link is removed with the empty plan, so the plan takes the focus.
  function handleShowSuggested() {
    onViewChange('suggested');
    planRef.current?.focus({ preventScroll: true });
  }

  const { care_plan, confirmed_care_plan, removed_products, skin_type } = profile;
  const next = care_plan?.kind === 'grouped' ? care_plan.next_start : undefined;
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
      <Today view={view} today={today} next={next} actions={actions} onStart={onStart} />
      {view === 'active' && warnings !== undefined && <div className={styles.Warnings}>{warnings}</div>}
      <Wishes profile={profile} {...tags} />
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
            care_plan={care_plan}
            confirmed_care_plan={confirmed_care_plan}
            removed_products={removed_products}
            uses={uses}
            newProduct={newProduct}
            actions={actions}
            onRemove={onRemove}
            onRestore={onRestore}
            onShowSuggested={handleShowSuggested}
          />
        )}
      </section>
      <Card padding="none" className={styles.Folds}>
        <div className={styles.Rows}>
          {folds}
          <Link href="/care-plan/add">
            <span>Add your own product</span>
            <Plus size={20} />
          </Link>
        </div>
      </Card>
    </Page>
  );
}

interface TodayProps extends Pick<PlansProps, 'view' | 'today' | 'actions' | 'onStart'> {
  next: NextStart | undefined;
}

/** The steps of this part of the day, and the product to start next. */
function Today({ view, today, next, actions, onStart }: TodayProps) {
  const [started, setStarted] = useState<string>();
  const isActive = view === 'active';
  if (isActive ? today === undefined : !next) return null;
  return (
    <div className={styles.Today} data-alone={isActive && next ? undefined : ''}>
      {isActive && <div>{today}</div>}
      {next && (
        <GuidedStart
          key={next.product.id}
          next={next}
          isPrimary={!isActive}
          actions={actions}
          takesFocus={started !== undefined && started !== next.product.id}
          onStart={(start) => {
            setStarted(next.product.id);
            onStart(start);
          }}
        />
      )}
    </div>
  );
}

type WishesProps = Pick<
  PlansProps,
  'profile' | 'savingGoals' | 'onGoalsChange' | 'savingIssues' | 'onIssuesChange'
>;

/** What the member wishes for and is concerned about. */
function Wishes({ profile: { goals, issues }, ...tags }: WishesProps) {
  return (
    <Card className={styles.Lists}>
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
    </Card>
  );
}
