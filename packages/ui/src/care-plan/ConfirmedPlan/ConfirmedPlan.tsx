import type {
  ConfirmedGroupView,
  ProductRemoval,
  ProfileView,
  RemovedProductView,
  RoutineUse,
} from '@daylit/contract';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { areAllSamples } from '../../lib/are-all-samples.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlanColumns } from '../PlanColumns/PlanColumns.tsx';
import { actionAt, type PlanActions } from '../plan-actions.ts';
import { confirmedGroups } from '../plan-steps.ts';
import { useRemoval } from '../use-removal.ts';
import { daysInWords } from '../days-in-words.ts';
import styles from './ConfirmedPlan.module.css';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import { RemovedProducts } from './RemovedProducts.tsx';

/** A product to remove from the confirmed plan; `step` is the key under which the plan holds it. */
export type PlanRemoval = Required<ProductRemoval>;

export interface ConfirmedPlanProps {
  /** The confirmed routine. An empty part of the day is shown as such; so is an empty plan. */
  confirmed_care_plan: readonly ConfirmedGroupView[];
  /** The suggested plan, for the wishes that it answers. Default none. */
  care_plan?: ProfileView['care_plan'];
  /** The days of the products that are not used every day. Default none. */
  uses?: readonly RoutineUse[] | undefined;
  /** Name of the product that is the only new one for now. Default none. */
  newProduct?: string | undefined;
  /** State of the actions, by `planPlace`. After a failure the row is unchanged, without a message. */
  actions: PlanActions;
  /** Removes a product from the plan. */
  onRemove: (removal: PlanRemoval) => void;
  /** Products that the member removed and can restore. The newest first. */
  removed_products: readonly RemovedProductView[];
  /** Restores a removed product at its old place. */
  onRestore: (removed: RemovedProductView, despite?: true) => void;
  /** Called by the link of an empty plan; shows the suggested plan. */
  onShowSuggested: () => void;
}

/** The confirmed routine: its products in the order of use, each with a button to remove it. */
export function ConfirmedPlan({
  confirmed_care_plan,
  care_plan,
  uses,
  newProduct,
  actions,
  onRemove,
  onShowSuggested,
  removed_products,
  onRestore,
}: ConfirmedPlanProps) {
  const groups = confirmedGroups(confirmed_care_plan, care_plan);
  const { gone, noteAsked } = useRemoval(groups);
  const removed = <RemovedProducts removed={removed_products} actions={actions} onRestore={onRestore} />;
  const products = groups.flatMap(({ rows }) => rows.map(({ product }) => product));
  const isSaidOnce = areAllSamples(products);

  return (
    // Takes the focus when the last product is removed.
    <div tabIndex={-1} data-plan="">
      {groups.length === 0 ? (
        <EmptyPlan onShowSuggested={onShowSuggested} />
      ) : (
        <PlanColumns
          note="This is your currently confirmed routine."
          dayparts={groups.map(({ daypart }) => daypart)}
        >
          {groups.map(({ daypart, rows }) => (
            <StepGroup key={daypart} id={daypart} daypart={daypart}>
              {rows.length === 0 && <p className={styles.None}>No products yet.</p>}
              <ul>
                {rows.map((row) => (
                  <ConfirmedStep
                    key={row.step}
                    row={row}
                    marksSample={!isSaidOnce}
                    days={daysInWords(uses, { daypart, step: row.step })}
                    isNew={row.product.name === newProduct}
                    removing={actionAt(actions, { daypart, step: row.step })}
                    onRemove={(next) => {
                      noteAsked({ daypart, row, next });
                      onRemove({ daypart, step: row.step, id: row.product.id });
                    }}
                  />
                ))}
              </ul>
            </StepGroup>
          ))}
          <ProductNotes products={products} isSaidOnce={isSaidOnce} />
          {removed}
        </PlanColumns>
      )}
      {groups.length === 0 && removed}
      <VisuallyHidden>
        <output>{gone !== undefined && `${gone} removed.`}</output>
      </VisuallyHidden>
    </div>
  );
}

function EmptyPlan({ onShowSuggested }: Pick<ConfirmedPlanProps, 'onShowSuggested'>) {
  return (
    <Card>
      <EmptyState
        title="No products yet."
        art={<ProductShelf />}
        action={
          <Link
            href="#plan"
            variant="block"
            onClick={(event) => {
              event.preventDefault();
              onShowSuggested();
            }}
          >
            Add AI suggested products to your care plan to begin.
          </Link>
        }
      />
    </Card>
  );
}
