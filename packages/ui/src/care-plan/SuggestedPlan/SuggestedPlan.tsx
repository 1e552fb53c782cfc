import type { Daypart, Product } from '@daylit/contract';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ALL_LEFT_OUT } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlanColumns } from '../PlanColumns/PlanColumns.tsx';
import { actionAt, type PlanActions } from '../plan-actions.ts';
import { type SuggestedFacts, type SuggestedGroup, suggestedGroups } from '../plan-steps.ts';
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
  const groups = suggestedGroups(facts);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title="No suggested products yet." art={<ProductShelf />} />
      </Card>
    );
  }
  const products = groups.flatMap(({ rows }) => rows.flatMap(({ product }) => product ?? []));
  return (
    <PlanColumns note={noteOf(groups)} dayparts={groups.map(({ daypart }) => daypart)}>
      {groups.map(({ daypart, rows }) => (
        <StepGroup key={daypart} id={daypart} daypart={daypart}>
          <ul>
            {rows.map((row) => (
              <SuggestedStep
                key={row.step}
                row={row}
                confirming={actionAt(actions, { daypart, step: row.step })}
                onConfirm={(confirmed) => onConfirm({ daypart, step: row.step, ...confirmed })}
              />
            ))}
          </ul>
        </StepGroup>
      ))}
      <ProductNotes products={products} />
      <VisuallyHidden>
        <output>{announcementOf(groups, actions)}</output>
      </VisuallyHidden>
    </PlanColumns>
  );
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
