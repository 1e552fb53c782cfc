import type { Daypart, NextStart, Product } from '@daylit/contract';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { areAllSamples } from '../../lib/are-all-samples.ts';
import { formatShortDay } from '../../lib/format-date.ts';
import { keyWords } from '../../lib/key-words.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ALL_LEFT_OUT } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlanColumns } from '../PlanColumns/PlanColumns.tsx';
import { actionAt, type PlanActions } from '../plan-actions.ts';
import {
  isToDo,
  type SuggestedFacts,
  type SuggestedGroup,
  suggestedGroups,
  type SuggestedRow,
} from '../plan-steps.ts';
import styles from './SuggestedPlan.module.css';
import { SuggestedStep } from './SuggestedStep.tsx';

/** A product to add to the confirmed plan. */
export interface PlanConfirmation {
  daypart: Daypart;
  /** Step key. */
  step: string;
  product: Product;
  /** The member decided to use it although an answer leaves it out. */
  despite?: true;
}

export interface SuggestedPlanProps extends SuggestedFacts {
  /**
   * State of the actions, by `planPlace`. After a failure the row shows its `detail`, and is unchanged when
   * there is none.
   */
  actions: PlanActions;
  /** Adds a product to the confirmed plan. */
  onConfirm: (confirmation: PlanConfirmation) => void;
}

/** The plan of the newest report, step by step, with a button to confirm each product. */
export function SuggestedPlan({ actions, onConfirm, ...facts }: SuggestedPlanProps) {
  const next = facts.care_plan?.kind === 'grouped' ? facts.care_plan.next_start : undefined;
  const groups = suggestedGroups(facts);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title="No suggested products yet." art={<ProductShelf />} />
      </Card>
    );
  }
  const products = groups.flatMap(({ rows }) => rows.flatMap(({ product }) => product ?? []));
  const isSaidOnce = areAllSamples(products);
  // A row that was just acted on stays, although the plan that is fetched again may have no product there.
  const isShown =
    (daypart: Daypart) =>
    (row: SuggestedRow): boolean =>
      isToDo(row) || actionAt(actions, { daypart, step: row.step }).state !== 'idle';
  return (
    <PlanColumns note={noteOf(groups)} dayparts={groups.map(({ daypart }) => daypart)}>
      {groups.map(({ daypart, rows }) => (
        <StepGroup key={daypart} id={daypart} daypart={daypart}>
          <ul>
            {rows.filter(isShown(daypart)).map((row) => (
              <SuggestedStep
                key={row.step}
                row={row}
                marksSample={!isSaidOnce}
                turn={turnOf(row, next)}
                confirming={actionAt(actions, { daypart, step: row.step })}
                onConfirm={(confirmed) => onConfirm({ daypart, step: row.step, ...confirmed })}
              />
            ))}
          </ul>
          <SkippedSteps rows={rows.filter((row) => !isShown(daypart)(row))} />
        </StepGroup>
      ))}
      <p className={styles.Pace}>
        Start one new product every 14 days, so that you can tell which one helped. Plain care can start
        together.
      </p>
      <ProductNotes products={products} isSaidOnce={isSaidOnce} />
      <VisuallyHidden>
        <output>{announcementOf(groups, actions)}</output>
      </VisuallyHidden>
    </PlanColumns>
  );
}

/** Steps that need nothing, each with its reason. */
function SkippedSteps({ rows }: { rows: readonly SuggestedRow[] }) {
  if (rows.length === 0) return null;
  const names = rows.map(({ step }) => keyWords(step).toLowerCase());
  return (
    <Fold
      className={styles.Skipped}
      summary={rows.length === 1 ? '1 step you can skip' : `${rows.length} steps you can skip`}
      line={capital(LIST.format(names))}
    >
      <ul>
        {rows.map(({ step, reason }) => (
          <RoutineRow key={step} step={step} product={null} note={reason} />
        ))}
      </ul>
    </Fold>
  );
}

const LIST = new Intl.ListFormat('en-GB');

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a product is the one to start next, or from when it may be started. */
function turnOf({ product, usedInstead }: SuggestedRow, next: NextStart | undefined) {
  if (product === null || !next || usedInstead !== undefined) return undefined;
  if (product.id === next.product.id && !next.hold) return 'next';
  return next.hold ? { from: formatShortDay(`${next.hold.until}T12:00`) } : undefined;
}

function noteOf(groups: readonly SuggestedGroup[]): string {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.some(({ product }) => product !== null)) return 'Add products to your confirmed plan.';
  return rows.some(({ left_out }) => left_out) ? ALL_LEFT_OUT : 'No suggested products yet.';
}

/** Announces what was added or refused to screen readers, which do not notice a changed button. */
function announcementOf(groups: readonly SuggestedGroup[], actions: PlanActions): string {
  const confirmed = groups.flatMap(({ daypart, rows }) =>
    rows.filter(({ step }) => actionAt(actions, { daypart, step }).state === 'done'),
  );
  const added = confirmed.flatMap(({ product }) => (product ? `${product.name} is in your plan.` : []));
  const refused = Object.values(actions).flatMap((action) =>
    action.state === 'failed' ? (action.detail ?? []) : [],
  );
  return [...added, ...refused].join(' ');
}
