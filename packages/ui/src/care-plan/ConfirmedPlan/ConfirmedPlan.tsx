import type { ConfirmedDaypart, ConfirmedGroupView } from '@daylit/contract';
import { useState } from 'react';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SampleNote } from '../../parts/SampleNote/SampleNote.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlanColumns } from '../PlanColumns/PlanColumns.tsx';
import { confirmedGroups } from '../plan-steps.ts';
import styles from './ConfirmedPlan.module.css';
import { ConfirmedStep } from './ConfirmedStep.tsx';

/** A product to take out of the confirmed plan. */
export interface PlanRemoval {
  daypart: ConfirmedDaypart;
  /** The key under which the plan holds the product. */
  step: string;
  /** The product's id. */
  id: string;
}

export interface ConfirmedPlanProps {
  /** The routine in use. A part of the day without products says so; without any, the whole plan is empty. */
  confirmed_care_plan: readonly ConfirmedGroupView[];
  /** Resolves when the product is out of the plan. If it fails, the row is as it was; nothing is said. */
  onRemove: (removal: PlanRemoval) => Promise<void> | void;
  /** The way out of an empty plan: shows the suggested one. */
  onShowSuggested: () => void;
}

/** The routine in use: what is in it, in the order of use, and the way to take each product out. */
export function ConfirmedPlan({ confirmed_care_plan, onRemove, onShowSuggested }: ConfirmedPlanProps) {
  const [news, setNews] = useState('');
  const groups = confirmedGroups(confirmed_care_plan);
  const hasSample = groups.some(({ rows }) => rows.some(({ product }) => product.is_sample));
  return (
    // Takes the focus when the last product has gone.
    <div tabIndex={-1} data-plan="">
      {groups.length === 0 ? (
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
                    onRemove={(removal) => onRemove({ daypart, ...removal })}
                    onRemoved={() => setNews(`${row.product.name} removed.`)}
                  />
                ))}
              </ul>
            </StepGroup>
          ))}
          {hasSample && <SampleNote />}
        </PlanColumns>
      )}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
}
