import type { CarePlanView, ConfirmedGroupView, Daypart, Product } from '@daylit/contract';
import { useState } from 'react';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { SampleNote } from '../../parts/SampleNote/SampleNote.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlanColumns } from '../PlanColumns/PlanColumns.tsx';
import { suggestedGroups } from '../plan-steps.ts';
import { SuggestedStep } from './SuggestedStep.tsx';

/** A product to take into the confirmed plan. */
export interface PlanConfirmation {
  daypart: Daypart;
  /** Step key. */
  step: string;
  product: Product;
}

export interface SuggestedPlanProps {
  /** Null before the first report. */
  care_plan: CarePlanView | null;
  /** What is in use already. */
  confirmed_care_plan: readonly ConfirmedGroupView[];
  /** Resolves when the product is in the confirmed plan. If it fails, the row is as it was; nothing is said. */
  onConfirm: (confirmation: PlanConfirmation) => Promise<void> | void;
}

/** What the newest report suggests, step by step, to take over product by product. */
export function SuggestedPlan({ care_plan, confirmed_care_plan, onConfirm }: SuggestedPlanProps) {
  const [news, setNews] = useState('');
  const groups = suggestedGroups(care_plan, confirmed_care_plan);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title="No suggested products yet." art={<ProductShelf />} />
      </Card>
    );
  }
  const products = groups.flatMap(({ rows }) => rows.flatMap(({ product }) => product ?? []));
  return (
    <PlanColumns
      note={products.length > 0 ? 'Add products to your confirmed plan.' : 'No suggested products yet.'}
      dayparts={groups.map(({ daypart }) => daypart)}
    >
      {groups.map(({ daypart, rows }) => (
        <StepGroup key={daypart} id={daypart} daypart={daypart}>
          <ul>
            {rows.map((row) => (
              <SuggestedStep
                key={row.step}
                row={row}
                onConfirm={(chosen) => onConfirm({ daypart, ...chosen })}
                onConfirmed={({ product }) => setNews(`${product.name} is in your plan.`)}
              />
            ))}
          </ul>
        </StepGroup>
      ))}
      {products.some(({ is_sample }) => is_sample) && <SampleNote />}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </PlanColumns>
  );
}
