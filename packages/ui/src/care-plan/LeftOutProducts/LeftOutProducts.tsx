import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmedStep } from '../ConfirmedPlan/ConfirmedStep.tsx';
import type { ConfirmedPlanProps } from '../ConfirmedPlan/ConfirmedPlan.tsx';
import { actionAt } from '../plan-actions.ts';
import { confirmedGroups } from '../plan-steps.ts';
import { useRemoval } from '../use-removal.ts';
import styles from './LeftOutProducts.module.css';

export interface LeftOutProductsProps extends Pick<
  ConfirmedPlanProps,
  'confirmed_care_plan' | 'actions' | 'onRemove'
> {
  /** Answers were saved on this page. Before, only the place of the announcement is rendered. */
  isShown: boolean;
}

const LIST = new Intl.ListFormat('en-GB');

/**
 * What of the confirmed routine the answers that were just saved leave out, with a button to remove each.
 *
 * **Do** leave the removal to the member. **Don't** show it before something was saved: the rows say it then.
 */
export function LeftOutProducts({ isShown, confirmed_care_plan, actions, onRemove }: LeftOutProductsProps) {
  const groups = confirmedGroups(confirmed_care_plan);
  const { gone, noteAsked } = useRemoval(groups);
  const rows = groups.flatMap(({ daypart, rows: all }) =>
    all.filter(({ product }) => isShown && product.left_out).map((row) => ({ daypart, row })),
  );
  const names = [...new Set(rows.map(({ row }) => row.product.name))];
  return (
    // Takes the focus when the last product is removed.
    <div tabIndex={-1} data-plan="">
      {rows.length > 0 && (
        <Card className={styles.LeftOutProducts}>
          <p>In your routine, and left out now:</p>
          <ul>
            {rows.map(({ daypart, row }) => (
              <ConfirmedStep
                key={`${daypart} ${row.step}`}
                row={row}
                days={undefined}
                isNew={false}
                removing={actionAt(actions, { daypart, step: row.step })}
                onRemove={(next) => {
                  noteAsked({ daypart, row, next });
                  onRemove({ daypart, step: row.step, id: row.product.id });
                }}
              />
            ))}
          </ul>
        </Card>
      )}
      <VisuallyHidden>
        <output>
          {gone === undefined
            ? names.length > 0 && `Left out of your routine now: ${LIST.format(names)}.`
            : `${gone} removed.`}
        </output>
      </VisuallyHidden>
    </div>
  );
}
