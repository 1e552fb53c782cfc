import type { ActionState } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ConfirmedRow } from '../plan-steps.ts';

export interface ConfirmedStepProps {
  /** The product and its step. */
  row: ConfirmedRow;
  /** Whether the row says that its product is a sample. Default true. */
  marksSample?: boolean;
  /** The days on which it is used; undefined for every day. */
  days: string | undefined;
  isNew: boolean;
  removing: ActionState<'despite'>;
  /** The button was clicked; `next` takes the focus when the row is removed. */
  onRemove: (next: HTMLElement | undefined) => void;
}

/** A confirmed product with a button to remove it. */
export function ConfirmedStep({
  row,
  marksSample = true,
  days,
  isNew,
  removing,
  onRemove,
}: ConfirmedStepProps) {
  const { shownStep, product, description, wish } = row;
  return (
    <RoutineRow
      step={shownStep}
      product={{ ...product, is_sample: product.is_sample && marksSample }}
      wish={wish}
      isNew={isNew}
      note={description ?? days}
      left_out={product.left_out}
      actionWhenNarrow="beside"
      action={
        <Button
          variant="danger"
          size="small"
          busy={removing.state === 'busy'}
          onClick={(event) => onRemove(stopAfter(event.currentTarget))}
        >
          <span>
            Remove
            <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
          </span>
        </Button>
      }
    />
  );
}

/**
 * The next focus when the row is removed: the next row's button, else the previous one, else the empty plan.
 */
function stopAfter(button: HTMLButtonElement): HTMLElement | undefined {
  const plan = button.closest<HTMLElement>('[data-plan]');
  // Only of rows: what is folded inside the plan may be closed, or disappear with its last product.
  const buttons = Array.from(plan?.querySelectorAll<HTMLElement>('ul button') ?? []).filter(
    (row) => row.closest('details') === plan?.closest('details'),
  );
  const place = buttons.indexOf(button);
  return buttons[place + 1] ?? buttons[place - 1] ?? plan ?? undefined;
}
